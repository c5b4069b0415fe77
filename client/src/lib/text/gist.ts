// A summary of new log lines, for places with room for a sentence or two.

import type { Line } from "../../protocol";
import { withoutRepeats } from "./repeats";

/** The most letters of a summary. */
const ENOUGH = 96;

/** What the one who moved did, as far as it can be told shortly: the first sentence in any case. */
export function gist(news: Line[]): Line[] {
  const told = withoutRepeats(news.filter((line) => line.kind === "event"));
  let letters = 0;
  return told.filter((line) => {
    const isFirst = line === told[0];
    if (!isFirst && (line.seat !== told[0]?.seat || letters + line.text.length > ENOUGH)) {
      return false;
    }
    letters += line.text.length;
    return true;
  });
}
