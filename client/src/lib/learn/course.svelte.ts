// A guided first game as the learner goes through it: only the lesson's own move leads on.

import type { Lesson, LessonStep, Line } from "../../protocol";
import { pace } from "../device/preferences.svelte";
import { eventsOf, Timeline } from "../timeline/timeline.svelte";

/** Milliseconds to read a letter, and to look up from the text to the board. */
const LETTER = 65;
const LOOK = 2_500;

/**
 * How many steps of the lesson these moves are; 0: they are others.
 *
 * Where the learner has several moves in a row they may make them in any order at once, as when they keep two cards.
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
  /** It plays unless others' moves are held back: the learner has gone back, or is still reading. */
  readonly timeline: Timeline<LessonStep>;
  /** A kind word about a move that isn't the lesson's. */
  nudge = $state("");
  /** The learner has asked to be shown the move. */
  isShown = $state(false);

  constructor(
    readonly lesson: Lesson,
    index = 0,
    /** Called with each step that is shown. */
    onstep: (index: number) => void = () => {},
  ) {
    this.timeline = new Timeline<LessonStep>(
      {
        first: 0,
        last: lesson.steps.length - 1,
        at: (each) => lesson.steps[each] as LessonStep,
        time: timeOf,
        onshow: (_, each) => {
          this.nudge = "";
          this.isShown = false;
          onstep(each);
        },
      },
      index,
    );
    this.timeline.isPlaying = true;
    void this.timeline.show();
  }

  get index(): number {
    return this.timeline.step;
  }

  get step(): LessonStep {
    return this.lesson.steps[this.index] as LessonStep;
  }

  get last(): number {
    return this.timeline.recording.last;
  }

  get isOver(): boolean {
    return this.step.move === null;
  }

  /** The log so far. */
  get lines(): Line[] {
    return this.lesson.steps.slice(0, this.index + 1).flatMap((step) => step.lines);
  }

  /** The learner plays. Returns whether that was the lesson's move. */
  play(moves: string[]): boolean {
    const { index, step } = this;
    const count = step.is_yours ? countSteps(this.lesson.steps, index, moves) : 0;
    if (count) {
      void this.timeline.to(index + count);
      this.timeline.events = eventsOf(
        this.lesson.steps.slice(index + 1, index + count + 1).flatMap(({ lines }) => lines),
      );
    } else if (step.is_yours) {
      this.nudge = step.nudge;
    }
    return count > 0;
  }

  /** One step on: another's move, or the learner's own made for them. */
  forward(): void {
    this.timeline.isPlaying = true;
    void this.timeline.to(this.index + 1);
  }

  back(): void {
    void this.timeline.jump(this.index - 1);
  }

  restart(): void {
    this.timeline.isPlaying = true;
    void this.timeline.to(0);
  }

  close(): void {
    this.timeline.close();
  }
}

/** Another's move is made by itself after it could be read, unless nothing is to move. */
function timeOf({ is_yours, move, coach }: LessonStep): number | null {
  return is_yours || move === null || pace(1) === 0 ? null : coach.length * LETTER + LOOK;
}
