// Checking in this browser that a secret is the one that was committed to, and that it is what the browser saw before.

import type { Verification } from "../../protocol";
import type { SeenChance } from "../device/chance";

/** What this browser can say of a finished game's chance by what it kept itself. */
export interface Comparison {
  /** The commitment: as it was seen before the deal, another one, or not seen then. */
  commitment: "same" | "other" | "unseen";
  /** The numbers of the people at this device: in the mix, missing from it, or none were given. */
  own: "mixed" | "missing" | "none";
  /** Whether the last number that was mixed in is this browser's, so that nobody could choose the deal after it. */
  isLast: boolean;
}

/** Compare what the server says with what this browser kept. `seats` are the people at this device, by their seats. */
export function compare(
  seen: SeenChance | undefined,
  { commitment, nonces = [] }: Verification,
  seats: Record<number, number>,
): Comparison {
  const first = seen?.commitment ?? "";
  const given = Object.entries(seats)
    .map(([seat, as]) => ({ seat: Number(seat), sent: seen?.nonces[as] ?? [] }))
    .filter(({ sent }) => sent.length);
  const isMixed = given.every(({ seat, sent }) => sent.includes(nonces[seat] ?? ""));
  return {
    commitment: first === "" ? "unseen" : first === commitment ? "same" : "other",
    own: given.length === 0 ? "none" : isMixed ? "mixed" : "missing",
    isLast: !!seen?.last && nonces.includes(seen.last),
  };
}

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
