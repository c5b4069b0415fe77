import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line, Moment } from "../../protocol";
import { Failure } from "../connection/api";
import { Moments } from "../timeline/moments";
import { GameReplay } from "./replay.svelte";

const line = (step: number, seat: number): Line => ({
  seq: step,
  at: 0,
  kind: "event",
  text: `${step} as ${seat} saw it`,
  step,
  event: { kind: "move", step },
});
const moment = (step: number, seat: number): Moment => ({
  step,
  steps: 5,
  seat,
  view: {},
  lines: [line(step, seat)],
  ask: "",
});

let asked: string[];
const game = (steps = 5) =>
  new Moments(steps, async (step, seat) => {
    asked.push(`${seat}/${step}`);
    return moment(step, seat);
  });

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("moments", () => {
  it("are asked for once", async () => {
    const moments = game();
    await Promise.all([moments.at(2, 0), moments.at(2, 0)]);
    await moments.at(2, 0);
    expect(asked).toEqual(["0/2"]);
    expect(moments.known(2, 0)?.step).toBe(2);
  });

  it("are asked for again after a failure", async () => {
    let isAway = true;
    const moments = new Moments(5, async (step, seat) => {
      if (isAway) {
        throw new Failure(0, "away", "away");
      }
      return moment(step, seat);
    });
    await expect(moments.at(1, 0)).rejects.toThrow("away");
    isAway = false;
    expect((await moments.at(1, 0)).step).toBe(1);
  });

  it("are prepared ahead, not beyond the end", async () => {
    await game().prepare(3, 0);
    expect(asked).toEqual(["0/4", "0/5"]);
  });

  it("retell the log as their seat saw it, wherever they are known", async () => {
    const moments = game();
    await moments.at(2, 1);
    const lines = [line(1, -1), line(2, -1), line(2, -1), line(3, -1)];
    expect(moments.retell(lines, 1).map((each) => each.text)).toEqual([
      "1 as -1 saw it",
      "2 as 1 saw it",
      "3 as -1 saw it",
    ]);
  });
});

describe("the replay", () => {
  it("stays within the game", async () => {
    const { timeline } = new GameReplay(game(), 99, 0);
    await settle();
    expect(timeline.step).toBe(5);
    await timeline.to(6);
    expect(timeline.step).toBe(5);
    await timeline.to(-3);
    expect(timeline.step).toBe(0);
    await timeline.to(-1);
    expect(timeline.frame?.step).toBe(0);
    await timeline.to(Number.NaN);
    expect(timeline.step).toBe(0);
  });

  it("animates one move forward, and nothing else", async () => {
    const replay = new GameReplay(game(), 1, 0);
    const { timeline } = replay;
    await settle();
    expect(timeline.events).toEqual([]);
    await timeline.to(2);
    expect(timeline.events).toEqual([{ kind: "move", step: 2 }]);
    await timeline.to(1);
    expect(timeline.events).toEqual([]);
    await timeline.to(4);
    expect(timeline.events).toEqual([]);
    await replay.look(1);
    expect(timeline.events).toEqual([]);
    expect(timeline.frame?.seat).toBe(1);
  });

  it("shows the last that was asked for, however late others come", async () => {
    const answers: Array<() => void> = [];
    const slow = new Moments(
      5,
      (step, seat) => new Promise((resolve) => answers.push(() => resolve(moment(step, seat)))),
    );
    const { timeline } = new GameReplay(slow, 0, 0);
    void timeline.to(3);
    void timeline.to(4);
    answers[2]?.();
    await settle();
    answers[1]?.();
    answers[0]?.();
    await settle();
    expect(timeline.frame?.step).toBe(4);
  });

  it("plays to the end and stops there", async () => {
    const { timeline } = new GameReplay(game(), 3, 0);
    await settle();
    timeline.play();
    await vi.advanceTimersByTimeAsync(300);
    expect(timeline.step).toBe(4);
    await vi.advanceTimersByTimeAsync(1_300);
    expect(timeline.step).toBe(4);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([timeline.step, timeline.isPlaying]).toEqual([5, false]);
    timeline.play();
    await settle();
    expect([timeline.step, timeline.isPlaying]).toEqual([0, true]);
    timeline.pause();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(timeline.step).toBe(0);
  });

  it("plays faster when it is told to", async () => {
    const { timeline } = new GameReplay(game(), 0, 0);
    await settle();
    timeline.speed = 4;
    timeline.play();
    await vi.advanceTimersByTimeAsync(1_300);
    expect(timeline.step).toBe(4);
    timeline.pause();
  });

  it("waits while the board explains something in a sheet", async () => {
    const { timeline } = new GameReplay(game(), 0, 0);
    await settle();
    const sheet = document.body.appendChild(document.createElement("dialog"));
    sheet.setAttribute("open", "");
    timeline.play();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(timeline.step).toBe(0);
    sheet.remove();
    await vi.advanceTimersByTimeAsync(1_600);
    expect(timeline.step).toBe(1);
    timeline.pause();
  });

  it("says what went wrong, stops, and tries again", async () => {
    let isAway = false;
    const moments = new Moments(5, async (step, seat) => {
      if (isAway && step > 0) {
        throw new Failure(0, "away", "nobody there");
      }
      return moment(step, seat);
    });
    moments.prepare = async () => undefined;
    const { timeline } = new GameReplay(moments, 0, 0);
    await settle();
    isAway = true;
    timeline.play();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([timeline.trouble, timeline.isPlaying, timeline.frame?.step]).toEqual(["nobody there", false, 0]);
    isAway = false;
    await timeline.show();
    expect([timeline.trouble, timeline.frame?.step]).toEqual(["", 1]);
  });
});
