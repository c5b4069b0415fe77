// Who came where, and what is said about it.

import type { Ending, Result } from "../../protocol";

export interface Standing {
  seat: number;
  place: number;
  result: Result;
  isWinner: boolean;
  isResigned: boolean;
  /** A bot finished for the person, who therefore didn't win. */
  isStoodIn: boolean;
}

/** All seats, the first place first; those who gave up last. */
export function standingsOf(ending: Ending): Standing[] {
  return ending.results
    .map((result, seat) => ({
      seat,
      place: ending.places[seat] ?? result.place,
      result,
      isWinner: ending.winners.includes(seat),
      isResigned: ending.resigned.includes(seat),
      isStoodIn: ending.stood_in.includes(seat),
    }))
    .sort((a, b) => a.place - b.place || b.result.score - a.result.score || a.seat - b.seat);
}

/** Whether a lone player has played to the end and lost. */
export function isLost({ why, results, winners, resigned, stood_in }: Ending): boolean {
  return why === "played" && results.length === 1 && ![...winners, ...resigned, ...stood_in].includes(0);
}

/** Whether points alone did not tell the places apart: then the tie-breakers are worth showing. */
export function hasTie(ending: Ending): boolean {
  const scores = ending.results.filter((_, seat) => !ending.resigned.includes(seat)).map((result) => result.score);
  return new Set(scores).size < scores.length;
}

/** One of `count` sentences, always the same for the same table. */
export function pick(table: string, count: number): number {
  let sum = 0;
  for (const letter of table) {
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  }
  return sum % count;
}
