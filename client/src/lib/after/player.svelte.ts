// Playing a game again: which moment is shown, from whose seat, and whether it goes on by itself.

import type { Moment } from "../../protocol";
import { wordsOf } from "../api";
import { pace } from "../preferences.svelte";
import type { Moments } from "./moments";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds from one move to the next while it plays. */
const BETWEEN = 1_500;

export class Player {
  /** After how many moves; the moment itself may still be on its way. */
  step = $state(0);
  /** Through whose eyes; -1: nobody's. */
  seat = $state(-1);
  /** What is shown. */
  moment: Moment | null = $state.raw(null);
  /** What is to be animated: the events of one move forward. */
  events: unknown[] = $state.raw([]);
  isPlaying = $state(false);
  speed: number = $state(1);
  /** Why a moment could not be shown, in words. */
  trouble = $state("");

  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly moments: Moments,
    step = 0,
    seat = -1,
  ) {
    this.step = this.#bounded(step);
    this.seat = seat;
    void this.#show(false);
  }

  get steps(): number {
    return this.moments.steps;
  }

  get isAtEnd(): boolean {
    return this.step >= this.steps;
  }

  /** Go to a moment; one move forward is animated. */
  to(step: number): Promise<void> {
    const wanted = this.#bounded(step);
    if (wanted === this.step && this.moment?.step === wanted && this.moment.seat === this.seat) {
      return Promise.resolve();
    }
    const isNext = wanted === this.step + 1 && this.moment?.step === this.step;
    this.step = wanted;
    return this.#show(isNext);
  }

  next(): Promise<void> {
    return this.to(this.step + 1);
  }

  previous(): Promise<void> {
    return this.to(this.step - 1);
  }

  /** Look through another seat's eyes. */
  look(seat: number): Promise<void> {
    this.seat = seat;
    return this.#show(false);
  }

  /** Let it go on by itself, from the start if it has ended. */
  play(): void {
    if (this.isPlaying) {
      return;
    }
    this.isPlaying = true;
    if (this.isAtEnd) {
      void this.to(0);
    }
    this.#later();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.isPlaying) {
      this.pause();
    } else {
      this.play();
    }
  }

  /** Try once more to show what could not be shown. */
  again(): Promise<void> {
    return this.#show(false);
  }

  #bounded(step: number): number {
    return Math.min(Math.max(Number.isFinite(step) ? Math.round(step) : 0, 0), this.steps);
  }

  /** Where nothing moves there is still time to read. */
  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#goOn(), (pace(BETWEEN) || BETWEEN) / this.speed);
  }

  async #goOn(): Promise<void> {
    if (!this.isPlaying || this.isAtEnd) {
      this.pause();
      return;
    }
    // The board explains something in a sheet of its own: it goes on when that is closed.
    if (document.querySelector("dialog[open]")) {
      this.#later();
      return;
    }
    await this.next();
    if (this.isPlaying && !this.trouble && !this.isAtEnd) {
      this.#later();
    } else {
      this.pause();
    }
  }

  async #show(isNext: boolean): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const moment = await this.moments.at(this.step, this.seat);
      if (asked !== this.#asked) {
        return;
      }
      this.trouble = "";
      this.events = isNext ? moment.lines.flatMap((line) => (line.event === undefined ? [] : [line.event])) : [];
      this.moment = moment;
      void this.moments.prepare(moment.step, moment.seat);
    } catch (error) {
      if (asked === this.#asked) {
        this.trouble = wordsOf(error);
      }
    }
  }
}
