// The moments of a game, each loaded once.

import type { Line, Moment } from "../../protocol";

export type Ask = (step: number, seat: number) => Promise<Moment>;

/** How many moments are loaded ahead. */
const AHEAD = 3;

export class Moments {
  #asked = new Map<string, Promise<Moment>>();
  #known = new Map<string, Moment>();

  constructor(
    /** How many moves there are. */
    readonly steps: number,
    readonly ask: Ask,
  ) {}

  /** Returns the game after some moves as a seat saw it. After a failure the next call asks again. */
  at(step: number, seat: number): Promise<Moment> {
    const key = `${seat}/${step}`;
    const asked = this.#asked.get(key);
    if (asked) {
      return asked;
    }
    const asking = this.ask(step, seat).then(
      (moment) => {
        this.#known.set(key, moment);
        return moment;
      },
      (error) => {
        this.#asked.delete(key);
        throw error;
      },
    );
    this.#asked.set(key, asking);
    return asking;
  }

  /** Returns the moment if it is loaded already. */
  known(step: number, seat: number): Moment | undefined {
    return this.#known.get(`${seat}/${step}`);
  }

  /** Loads the next moments one after the other. A failure is ignored: `at` asks again. */
  async prepare(step: number, seat: number): Promise<void> {
    try {
      for (let next = step + 1; next <= Math.min(step + AHEAD, this.steps); next += 1) {
        await this.at(next, seat);
      }
    } catch {
      // It is asked for again when it is wanted.
    }
  }

  /** Returns the log as a seat saw it, as far as the moments of that seat are loaded. */
  retell(lines: Line[], seat: number): Line[] {
    const told = new Set<number>();
    return lines.flatMap((line) => {
      if (line.kind !== "event" || line.step === undefined) {
        return [line];
      }
      const moment = this.known(line.step, seat);
      if (!moment) {
        return [line];
      }
      if (told.has(line.step)) {
        return [];
      }
      told.add(line.step);
      return moment.lines;
    });
  }
}
