// The record of a game: its file, its moments and its people.

import type { Moment, Replay, SeatView } from "../../protocol";
import { Moments } from "../timeline/moments";

/** The name of the file that a table's record is kept in. */
export function fileOf(game: string, table: string): string {
  return `kosmodrom-${game}-${table}.json`;
}

/** The moments of a record that the server has played again: all of a seat are here. */
export function momentsOf(replay: Replay): Moments {
  return new Moments(replay.steps, (step) => Promise.resolve(replay.moments[step] as Moment));
}

/** The people of a record as a board wants them. */
export function seatsOf(names: string[]): SeatView[] {
  return names.map((name) => ({ kind: "person", name }));
}
