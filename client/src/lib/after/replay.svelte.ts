// The replay of a game, as one seat or a spectator saw it.

import type { Moment } from "../../protocol";
import { pace } from "../device/preferences.svelte";
import type { Moments } from "../timeline/moments";
import { Timeline } from "../timeline/timeline.svelte";

/** Milliseconds from one move to the next while it plays. */
const BETWEEN = 1_500;

export class GameReplay {
  /** Whose sight is shown; -1: a spectator's. */
  seat = $state(-1);
  readonly timeline: Timeline<Moment>;

  constructor(
    readonly moments: Moments,
    step = 0,
    seat = -1,
  ) {
    this.seat = seat;
    this.timeline = new Timeline<Moment>(
      {
        first: 0,
        last: moments.steps,
        at: (each) => moments.at(each, this.seat),
        // Where nothing moves there is still time to read.
        time: () => pace(BETWEEN) || BETWEEN,
        onshow: (moment) => void moments.prepare(moment.step, moment.seat),
      },
      step,
    );
    void this.timeline.show();
  }

  /** Shows the same moment as another seat sees it. */
  look(seat: number): void | Promise<void> {
    this.seat = seat;
    return this.timeline.show();
  }
}
