/** A fresh id for a command. `crypto.randomUUID` is missing on plain http, `getRandomValues` is not. */
export function newId(): string {
  return hex(12);
}

/** A number of one's own to mix into a table's chance. */
export function newNonce(): string {
  return hex(16);
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
