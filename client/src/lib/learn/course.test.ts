import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Lesson, LessonStep } from "../../protocol";
import { Course, countSteps } from "./course.svelte";

const step = (number: number, move: string | null, isYours: boolean): LessonStep => ({
  step: number,
  view: {},
  ask: "",
  lines: [{ seq: number, at: 0, kind: "event", text: "", step: number, event: { led: number } }],
  moves: [],
  preview: null,
  is_yours: isYours,
  move,
  coach: "Look here.",
  nudge: isYours ? `rather ${move}` : "",
});
// Two cards to keep, the other's two, one more of mine, the end.
const STEPS = [
  step(0, "keep p6", true),
  step(1, "keep b6", true),
  step(2, "keep g5", false),
  step(3, "city p3", false),
  step(4, "city p5", true),
  step(5, null, false),
];
const LESSON: Lesson = {
  game: "kosmopolis",
  name: "first",
  subject: "",
  title: "",
  seat: 0,
  names: ["I", "Nova"],
  steps: STEPS,
  learnt: ["Limits."],
};

let reached: number[];
const course = (index = 0) => new Course(LESSON, index, (at) => reached.push(at));

beforeEach(() => {
  reached = [];
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the lesson's moves", () => {
  it.each([
    [0, ["keep p6"], 1],
    [0, ["keep p6", "keep b6"], 2],
    [0, ["keep b6", "keep p6"], 2],
    [0, ["keep b6"], 0],
    [0, ["keep p6", "keep p6"], 0],
    [0, ["keep p6", "keep b6", "keep g5"], 0],
    [0, [], 0],
    [1, ["keep b6"], 1],
    [2, ["keep g5"], 0],
    [5, ["city p5"], 0],
  ])("at step %i %j are %i of them", (index, moves, count) => {
    expect(countSteps(STEPS, index, moves)).toBe(count);
  });
});

describe("the learner", () => {
  it("goes on with the lesson's move, which is animated", () => {
    const learner = course();
    expect(learner.play(["keep p6"])).toBe(true);
    expect([learner.index, learner.timeline.events]).toEqual([1, [{ led: 1 }]]);
    expect(reached).toEqual([0, 1]);
  });

  it("keeps two cards at once", () => {
    const learner = course();
    learner.play(["keep b6", "keep p6"]);
    expect([learner.index, learner.timeline.events]).toEqual([2, [{ led: 1 }, { led: 2 }]]);
    learner.close();
  });

  it("is told kindly of another move, and nothing changes", () => {
    const learner = course();
    expect(learner.play(["keep g3"])).toBe(false);
    expect([learner.index, learner.nudge]).toEqual([0, "rather keep p6"]);
    learner.play(["keep p6"]);
    expect(learner.nudge).toBe("");
  });

  it("can't move for another", () => {
    const learner = course(2);
    expect(learner.play(["keep g5"])).toBe(false);
    expect([learner.index, learner.nudge]).toEqual([2, ""]);
    learner.close();
  });

  it("sees others move by themselves, and has time to read", () => {
    const learner = course(2);
    vi.advanceTimersByTime(2_500);
    expect(learner.index).toBe(2);
    vi.advanceTimersByTime(20_000);
    expect(learner.index).toBe(4);
  });

  it("holds what would go on by itself, and lets it go on", () => {
    const learner = course(2);
    learner.timeline.pause();
    vi.advanceTimersByTime(60_000);
    expect(learner.index).toBe(2);
    learner.forward();
    expect(learner.index).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(learner.index).toBe(4);
  });

  it("waits for a press where nothing is to move", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const learner = course(2);
    expect(learner.timeline.wait).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(learner.index).toBe(2);
  });

  it("goes back to read again, skips, starts over, and comes to an end", () => {
    const learner = course(3);
    learner.back();
    vi.advanceTimersByTime(60_000);
    expect([learner.index, learner.timeline.events]).toEqual([2, []]);
    learner.forward();
    learner.forward();
    learner.forward();
    expect([learner.index, learner.isOver]).toEqual([5, true]);
    learner.forward();
    expect(learner.index).toBe(5);
    learner.restart();
    expect(learner.index).toBe(0);
    learner.back();
    expect(learner.index).toBe(0);
  });

  it("begins where they left off, wherever that was kept", () => {
    expect(course(4).index).toBe(4);
    expect(course(99).index).toBe(5);
    expect(course(-1).index).toBe(0);
    expect(course(Number.NaN).index).toBe(0);
  });

  it("reads the log so far", () => {
    expect(course(2).lines.map((line) => line.seq)).toEqual([0, 1, 2]);
  });
});
