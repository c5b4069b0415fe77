/** A fresh id for a command. `crypto.randomUUID` is missing on plain http, `getRandomValues` is not. */
export function newId(): string {
  return hex(12);
}

/** This player's nonce, mixed into the shuffle of a table. */
export function newNonce(): string {
  return hex(16);
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
