import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line, Moment } from "../../protocol";
import { Failure } from "../api";
import { Moments } from "./moments";
import { Player } from "./player.svelte";

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

describe("the player", () => {
  it("stays within the game", async () => {
    const player = new Player(game(), 99, 0);
    await settle();
    expect(player.step).toBe(5);
    await player.next();
    expect(player.step).toBe(5);
    await player.to(-3);
    expect(player.step).toBe(0);
    await player.previous();
    expect(player.moment?.step).toBe(0);
    await player.to(Number.NaN);
    expect(player.step).toBe(0);
  });

  it("animates one move forward, and nothing else", async () => {
    const player = new Player(game(), 1, 0);
    await settle();
    expect(player.events).toEqual([]);
    await player.next();
    expect(player.events).toEqual([{ kind: "move", step: 2 }]);
    await player.previous();
    expect(player.events).toEqual([]);
    await player.to(4);
    expect(player.events).toEqual([]);
    await player.look(1);
    expect(player.events).toEqual([]);
    expect(player.moment?.seat).toBe(1);
  });

  it("shows the last that was wished for, however late others come", async () => {
    const answers: Array<() => void> = [];
    const slow = new Moments(
      5,
      (step, seat) => new Promise((resolve) => answers.push(() => resolve(moment(step, seat)))),
    );
    const player = new Player(slow, 0, 0);
    void player.to(3);
    void player.to(4);
    answers[2]?.();
    await settle();
    answers[1]?.();
    answers[0]?.();
    await settle();
    expect(player.moment?.step).toBe(4);
  });

  it("plays to the end and stops there", async () => {
    const player = new Player(game(), 3, 0);
    await settle();
    player.play();
    await vi.advanceTimersByTimeAsync(1_600);
    expect(player.step).toBe(4);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([player.step, player.isPlaying]).toEqual([5, false]);
    player.play();
    await settle();
    expect([player.step, player.isPlaying]).toEqual([0, true]);
    player.pause();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(player.step).toBe(0);
  });

  it("plays faster when it is told to", async () => {
    const player = new Player(game(), 0, 0);
    await settle();
    player.speed = 4;
    player.play();
    await vi.advanceTimersByTimeAsync(1_600);
    expect(player.step).toBe(4);
    player.pause();
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
    const player = new Player(moments, 0, 0);
    await settle();
    isAway = true;
    player.play();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([player.trouble, player.isPlaying, player.moment?.step]).toEqual(["nobody there", false, 0]);
    isAway = false;
    await player.again();
    expect([player.trouble, player.moment?.step]).toEqual(["", 1]);
  });
});
