// Where the rounds of a game begin, as far as its events tell.

import type { Line } from "../../protocol";

export interface Round {
  round: number;
  /** After how many moves it began. */
  step: number;
}

/** The rounds that lines tell of: an event that names a round for the first time begins it. */
export function roundsOf(lines: Line[]): Round[] {
  const found = new Map<number, number>();
  for (const { event, step } of lines) {
    const round = roundIn(event);
    if (round !== undefined && step !== undefined && !found.has(round)) {
      found.set(round, step);
    }
  }
  return Array.from(found, ([round, step]) => ({ round, step })).sort((a, b) => a.step - b.step);
}

function roundIn(event: unknown): number | undefined {
  if (typeof event === "object" && event !== null && "round" in event && typeof event.round === "number") {
    return event.round;
  }
  return undefined;
}
