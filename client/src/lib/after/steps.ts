// The log of a game by its moves.

import type { Line } from "../../protocol";
import { withoutRepeats } from "../text/repeats";

export interface StepLines {
  step: number;
  lines: Line[];
}

/** What each move brought about, in order, repeats merged; chat and what happened around the table is left out. */
export function linesByStep(lines: Line[]): StepLines[] {
  const found = new Map<number, Line[]>();
  for (const line of lines) {
    if (line.kind === "event" && line.step !== undefined) {
      const told = found.get(line.step);
      if (told) {
        told.push(line);
      } else {
        found.set(line.step, [line]);
      }
    }
  }
  return Array.from(found, ([step, told]) => ({ step, lines: withoutRepeats(told) })).sort((a, b) => a.step - b.step);
}
