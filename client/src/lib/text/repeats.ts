// Merges equal log lines in a row into one line with a count.

import type { Line } from "../../protocol";

/** Returns the lines with equal neighbours of one seat merged. */
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

/** A merged line has the step of its last repeat. */
function stepOf({ step }: Line): Pick<Line, "step"> {
  return step === undefined ? {} : { step };
}
