// Goes through a recorded game step by step: the recap, the replay and the lesson all use it.

import type { Line } from "../../protocol";
import { wordsOf } from "../connection/api";
import { Latest } from "../connection/latest";

/** Milliseconds from a press on "play" to the next step. */
const RESUME = 200;

/** What a timeline goes through. */
export interface Recording<Frame> {
  first: number;
  last: number;
  /** What there is to see after so many moves. */
  at: (step: number) => Frame | Promise<Frame>;
  /** Milliseconds that a step is shown while it plays; null: until somebody goes on. */
  time: (frame: Frame, step: number) => number | null;
  /** Called with each step as it is shown, and what is to be animated. */
  onshow?: (frame: Frame, step: number, events: unknown[]) => void;
  /** Called when it has played past its last step, or can't be shown. Without it, the last step stays. */
  onend?: () => void;
}

export class Timeline<Frame extends { lines: Line[] }> {
  /** The step that is asked for; its frame may still be on its way. */
  step = $state(0);
  /** What is shown. */
  frame: Frame | null = $state.raw(null);
  /** What is to be animated: the events of one step forward. */
  events: unknown[] = $state.raw([]);
  isPlaying = $state(false);
  speed: number = $state(1);
  /** Why a step could not be shown, in words. */
  trouble = $state("");

  #shown: number | null = null;
  #latest = new Latest();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Nothing is shown before `show` is called. */
  constructor(
    readonly recording: Recording<Frame>,
    step: number,
  ) {
    this.step = this.#bounded(step);
  }

  get isAtEnd(): boolean {
    return this.step >= this.recording.last;
  }

  /** Milliseconds after which it goes on by itself at usual speed; null: it waits for somebody. */
  get wait(): number | null {
    return this.isPlaying && this.frame ? this.recording.time(this.frame, this.step) : null;
  }

  /** Shows the step without animation: the first time, again after a failure, or when `at` returns another frame. */
  show(): void | Promise<void> {
    this.#shown = null;
    return this.#show();
  }

  /** Goes to a step; one step forward is animated. */
  to(step: number): void | Promise<void> {
    const wanted = this.#bounded(step);
    if (wanted === this.step && wanted === this.#shown) {
      return;
    }
    const isNext = wanted === this.step + 1 && this.#shown === this.step;
    this.step = wanted;
    return this.#show(isNext);
  }

  /** Goes to a step and stays there. */
  jump(step: number): void | Promise<void> {
    this.pause();
    return this.to(step);
  }

  /** Goes on by itself, from the start if it has ended. */
  play(): void {
    if (this.isPlaying) {
      return;
    }
    this.isPlaying = true;
    if (this.isAtEnd && !this.recording.onend) {
      void this.to(this.recording.first);
    } else {
      this.#later(RESUME);
    }
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

  /** Stops for good: a frame that is still on its way is not shown. */
  close(): void {
    this.pause();
    this.#latest.ask();
  }

  #bounded(step: number): number {
    const { first, last } = this.recording;
    return Math.min(Math.max(Number.isFinite(step) ? Math.round(step) : first, first), last);
  }

  #show(isNext = false): void | Promise<void> {
    clearTimeout(this.#timer);
    const isLatest = this.#latest.ask();
    const frame = this.recording.at(this.step);
    if (!(frame instanceof Promise)) {
      return this.#arrive(frame, isNext);
    }
    return frame.then(
      (found) => (isLatest() ? this.#arrive(found, isNext) : undefined),
      (error) => (isLatest() ? this.#fail(error) : undefined),
    );
  }

  #fail(error: unknown): void {
    this.pause();
    this.trouble = wordsOf(error);
    this.recording.onend?.();
  }

  #arrive(frame: Frame, isNext: boolean): void {
    this.trouble = "";
    this.#shown = this.step;
    this.events = isNext ? eventsOf(frame.lines) : [];
    this.frame = frame;
    this.recording.onshow?.(frame, this.step, this.events);
    if (this.isAtEnd && !this.recording.onend) {
      this.isPlaying = false;
    }
    this.#later(this.wait);
  }

  #later(time: number | null): void {
    clearTimeout(this.#timer);
    if (time !== null) {
      this.#timer = setTimeout(() => this.#goOn(), time / this.speed);
    }
  }

  #goOn(): void {
    // The board explains something in a sheet of its own: it goes on when that is closed.
    if (document.querySelector("dialog[open]")) {
      this.#later(this.wait);
    } else if (this.isAtEnd) {
      this.recording.onend?.();
    } else {
      void this.to(this.step + 1);
    }
  }
}

/** What lines of the log bring to be animated. */
export function eventsOf(lines: Line[]): unknown[] {
  return lines.flatMap((line) => (line.event === undefined ? [] : [line.event]));
}
