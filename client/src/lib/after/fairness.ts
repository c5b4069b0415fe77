// Checking in this browser that a secret is the one that was committed to.

/** Whether the SHA-256 of the secret is the commitment; null where the browser can't say (plain http). */
export async function keepsWord(secret: string, commitment: string): Promise<boolean | null> {
  if (typeof crypto === "undefined" || !crypto.subtle || !/^(?:[0-9a-f]{2})+$/i.test(secret)) {
    return null;
  }
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return found === commitment.trim().toLowerCase();
}
