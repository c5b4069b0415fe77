// What the server says of a finished game's chance, beside what this browser saw and sent before the deal.

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
