// The same thing several times in a row is told once, with how often.

import type { Line } from "../protocol";

/** Lines of which no two in a row tell the same of one seat. */
export function withoutRepeats(lines: Line[]): Line[] {
  const told: Line[] = [];
  let first: Line | undefined;
  let times = 1;
  for (const line of lines) {
    if (first && isRepeat(first, line)) {
      times += 1;
      told[told.length - 1] = { ...first, ...stepOf(line), text: `${first.text} \u00d7${times}` };
    } else {
      first = line;
      times = 1;
      told.push(line);
    }
  }
  return told;
}

function isRepeat(first: Line, line: Line): boolean {
  return line.kind === "event" && first.kind === "event" && line.seat === first.seat && line.text === first.text;
}

/** It is as new as the last time. */
function stepOf({ step }: Line): Pick<Line, "step"> {
  return step === undefined ? {} : { step };
}
