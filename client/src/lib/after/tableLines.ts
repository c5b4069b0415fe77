// The log of a table from its first line.

import type { Board, Line } from "../../protocol";
import { api } from "../connection/api";

/** A log longer than this many requests brings stays without its oldest lines. */
const MOST = 30;

/** What a board brings, and all that was before it. */
export async function allLines(
  table: string,
  board: Pick<Board, "lines">,
  ask: (table: string, before: number) => Promise<Line[]> = api.lines,
): Promise<Line[]> {
  let lines = board.lines;
  for (let asked = 0; asked < MOST; asked += 1) {
    const before = lines[0]?.seq ?? 0;
    if (before <= 1) {
      break;
    }
    const older = await ask(table, before);
    if (!older.length) {
      break;
    }
    lines = [...older, ...lines];
  }
  return lines;
}
