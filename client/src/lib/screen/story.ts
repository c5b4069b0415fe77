// The log as it is read: lines of one move stand together.

import type { Line } from "../../protocol";
import { withoutRepeats } from "../text/repeats";

export interface Chapter {
  key: string;
  kind: Line["kind"];
  seat: number;
  lines: Line[];
}

/** Lines by what belongs together: one command's events of one seat, or a line of chat or of the table. */
export function chaptersOf(lines: Line[]): Chapter[] {
  const chapters: Chapter[] = [];
  let seq = 0;
  let count = 0;
  for (const line of withoutRepeats(lines)) {
    const last = chapters.at(-1);
    const seat = line.seat ?? -1;
    count = line.seq === seq ? count + 1 : 0;
    seq = line.seq;
    if (line.kind === "event" && last?.kind === "event" && last.lines[0]?.seq === seq && last.seat === seat) {
      last.lines.push(line);
    } else {
      chapters.push({ key: `${seq}.${count}`, kind: line.kind, seat, lines: [line] });
    }
  }
  return chapters;
}

/** The chapters of others' moves since one's own last decision; none for those who only look. */
export function newsOf(chapters: Chapter[], since: number, you: number): Set<string> {
  const isNews = ({ kind, seat, lines }: Chapter) =>
    kind === "event" && seat !== you && lines.some((line) => (line.step ?? -1) > since);
  return new Set(you < 0 ? [] : chapters.filter(isNews).map((chapter) => chapter.key));
}

/** The lines that may be read while a board is on the screen: what people say at once, what happens as it is shown. */
export function readable(lines: Line[], seq: number): Line[] {
  return lines.filter((line) => line.seq <= seq || line.kind === "chat");
}
