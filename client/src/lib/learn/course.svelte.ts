// A guided first game as the learner goes through it: only the lesson's own move leads on.

import type { Lesson, LessonStep, Line } from "../../protocol";
import { pace } from "../preferences.svelte";

/** Reading a letter takes so long, and looking up from the text so much more, in milliseconds. */
const LETTER = 65;
const LOOK = 2_500;

/**
 * How many steps of the lesson these moves are; 0: they are others.
 *
 * Where the learner has several moves in a row he may make them in any order at once, as when he keeps two cards.
 */
export function countSteps(steps: LessonStep[], index: number, moves: string[]): number {
  const expected: string[] = [];
  for (let i = index; expected.length < moves.length; i += 1) {
    const step = steps[i];
    if (!step?.is_yours || step.move === null) {
      return 0;
    }
    expected.push(step.move);
  }
  const isSame = [...expected].sort().join("\n") === [...moves].sort().join("\n");
  return moves.length && isSame ? moves.length : 0;
}

export class Course {
  index = $state(0);
  /** What is to be animated: what the last step forward brought about. */
  events: unknown[] = $state.raw([]);
  /** A kind word about a move that isn't the lesson's. */
  nudge = $state("");
  /** The learner has asked to be shown the move. */
  isShown = $state(false);
  /** Another's move waits until the learner goes on: he has gone back, or is still reading. */
  isHeld = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: Lesson,
    index = 0,
    /** Called with each step that is reached. */
    readonly onstep: (index: number) => void = () => {},
  ) {
    this.index = Math.min(Math.max(Math.trunc(index) || 0, 0), lesson.steps.length - 1);
    this.#wait();
  }

  get step(): LessonStep {
    return this.lesson.steps[this.index] as LessonStep;
  }

  get last(): number {
    return this.lesson.steps.length - 1;
  }

  get isOver(): boolean {
    return this.step.move === null;
  }

  /** The log so far. */
  get lines(): Line[] {
    return this.lesson.steps.slice(0, this.index + 1).flatMap((step) => step.lines);
  }

  /** Milliseconds after which another's move is made by itself; 0: it waits for the learner. */
  get pause(): number {
    const { is_yours, move, coach } = this.step;
    if (is_yours || move === null || this.isHeld || pace(1) === 0) {
      return 0;
    }
    return coach.length * LETTER + LOOK;
  }

  /** The learner plays. Answers whether that was the lesson's move. */
  play(moves: string[]): boolean {
    const count = this.step.is_yours ? countSteps(this.lesson.steps, this.index, moves) : 0;
    if (count) {
      this.#forward(count);
    } else if (this.step.is_yours) {
      this.nudge = this.step.nudge;
    }
    return count > 0;
  }

  /** One step on: another's move, or the learner's own made for him. */
  forward(): void {
    this.isHeld = false;
    this.#forward(1);
  }

  back(): void {
    this.#to(this.index - 1, true);
  }

  restart(): void {
    this.#to(0, false);
  }

  /** Don't go on by itself while somebody reads; `false`: go on. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.#wait();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #forward(count: number): void {
    const index = Math.min(this.index + count, this.last);
    const passed = this.lesson.steps.slice(this.index + 1, index + 1);
    this.events = passed
      .flatMap((step) => step.lines)
      .flatMap((line) => (line.event === undefined ? [] : [line.event]));
    this.#arrive(index);
  }

  #to(index: number, isHeld: boolean): void {
    this.events = [];
    this.isHeld = isHeld;
    this.#arrive(Math.min(Math.max(index, 0), this.last));
  }

  #arrive(index: number): void {
    this.index = index;
    this.nudge = "";
    this.isShown = false;
    this.onstep(index);
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.pause) {
      this.#timer = setTimeout(() => this.forward(), this.pause);
    }
  }
}
