// The moments of a game, each asked for once.

import type { Line, Moment } from "../../protocol";

export type Ask = (step: number, seat: number) => Promise<Moment>;

/** How many moments ahead are asked for before somebody gets there. */
const AHEAD = 3;

export class Moments {
  #asked = new Map<string, Promise<Moment>>();
  #known = new Map<string, Moment>();

  constructor(
    /** How many moves there are. */
    readonly steps: number,
    readonly ask: Ask,
  ) {}

  /** The game after some moves as a seat saw it. What failed is asked for again the next time. */
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

  /** The same, if it is here already. */
  known(step: number, seat: number): Moment | undefined {
    return this.#known.get(`${seat}/${step}`);
  }

  /** Ask for what comes next, one after the other; if that fails, nobody has missed it yet. */
  async prepare(step: number, seat: number): Promise<void> {
    try {
      for (let next = step + 1; next <= Math.min(step + AHEAD, this.steps); next += 1) {
        await this.at(next, seat);
      }
    } catch {
      // It is asked for again when it is wanted.
    }
  }

  /** Lines of the log, with those of a seat's moments in place of others' wherever they are known. */
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
