// A record as the server has played it again: all moments of a seat at once.

import type { Moment, Replay, SeatView } from "../../protocol";
import { Moments } from "./moments";

/** The moments of a game that is here as a whole. */
export function momentsOf(replay: Replay): Moments {
  return new Moments(replay.steps, (step) => Promise.resolve(replay.moments[step] as Moment));
}

/** The people of a record as a board wants them. */
export function seatsOf(names: string[]): SeatView[] {
  return names.map((name) => ({ kind: "person", name }));
}
