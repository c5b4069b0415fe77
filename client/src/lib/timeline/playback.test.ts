import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Board, Moment } from "../../protocol";
import { prefer } from "../device/preferences.svelte";
import { aBoard, aLine } from "../fixtures";
import { Playback } from "./playback.svelte";

/** The board after a move of seat 1, with one event to be animated. */
function moved(step: number, change: Partial<Board> = {}): Board {
  return aBoard({
    seq: step,
    step,
    lines_after: step - 1,
    lines: [aLine({ seq: step, step, seat: 1, text: `move ${step}`, event: { kind: "to_city", seat: 1 } })],
    ...change,
  });
}

function moment(step: number): Moment {
  return { step, steps: 9, seat: 0, view: { step }, lines: moved(step).lines, ask: "" };
}

describe("playback", () => {
  let playback: Playback;
  let boards: Board[];
  const shown = () => playback.scene?.board.step;
  const take = (board: Board) => {
    playback.take(board, boards.at(-1) ?? null);
    boards.push(board);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    prefer({ speed: "normal" });
    boards = [];
    playback = new Playback();
    take(aBoard({ seq: 0 }));
  });

  afterEach(() => {
    playback.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("shows the first board at once, without an animation", () => {
    expect(shown()).toBe(0);
    expect(playback.scene?.events).toEqual([]);
    expect(playback.isNewest).toBe(true);
  });

  it("shows boards in order, each long enough to be seen", () => {
    take(moved(1));
    take(moved(2));
    take(moved(3, { question: 7, moves: [{ move: "keep b3", words: "Keep" }] }));
    expect(shown()).toBe(1);
    expect(playback.scene?.events).toHaveLength(1);
    expect(playback.isNewest).toBe(false);
    vi.advanceTimersByTime(850);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(100);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(900);
    expect(shown()).toBe(3);
    expect(playback.isNewest).toBe(true);
  });

  it("shows nothing again that a whole log brings once more", () => {
    take(moved(1));
    vi.advanceTimersByTime(1_000);
    const told: string[] = [];
    playback.close();
    playback = new Playback((_, news) => told.push(...news.map((line) => line.text)));
    playback.take(moved(1), null);
    const talk = [aLine({ seq: 2, kind: "chat", text: "hello" }), aLine({ seq: 3, kind: "chat", text: "again" })];
    playback.take(aBoard({ seq: 3, step: 1, lines_after: 0, lines: [...moved(1).lines, ...talk] }), moved(1));
    expect(told).toEqual(["hello", "again"]);
    expect(playback.scene?.events).toEqual([]);
  });

  it("shows one's own move at once, though another's is still being looked at", () => {
    take(moved(1, { question: 3 }));
    take(moved(2, { lines: [aLine({ seq: 2, step: 2, seat: 0, event: { kind: "to_city", seat: 0 } })] }));
    expect(shown()).toBe(2);
    take(moved(3));
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(600);
    expect(shown()).toBe(3);
  });

  it("shows at once what one has answered in another's turn, though it is told of the other", () => {
    take(moved(1, { question: 3 }));
    take(moved(2));
    expect(shown()).toBe(2);
  });

  it("tells what is new with each scene", () => {
    const told: string[][] = [];
    const other = new Playback((_, news) => told.push(news.map((line) => line.text)));
    other.take(aBoard(), null);
    other.take(moved(1), aBoard({ seq: 0 }));
    other.take(moved(2), moved(1));
    vi.advanceTimersByTime(2_000);
    expect(told).toEqual([[], ["move 1"], ["move 2"]]);
    other.close();
  });

  it("is quicker or slower as the person likes, and waits for nothing when motion is off", () => {
    prefer({ speed: "fast" });
    take(moved(1));
    take(moved(2));
    vi.advanceTimersByTime(450);
    expect(shown()).toBe(2);
    prefer({ speed: "off" });
    take(moved(3));
    vi.advanceTimersByTime(450);
    take(moved(4));
    take(moved(5));
    expect(shown()).toBe(5);
  });

  it("skips to the newest", () => {
    take(moved(1));
    take(moved(2));
    take(moved(3));
    playback.skip();
    expect(shown()).toBe(3);
    expect(playback.isNewest).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe(3);
  });

  it("tells everything that was skipped", () => {
    const told: string[][] = [];
    const other = new Playback((_, news) => told.push(news.map((line) => line.text)));
    other.take(aBoard(), null);
    for (const step of [1, 2, 3]) {
      other.take(moved(step), aBoard({ seq: step - 1 }));
    }
    other.skip();
    expect(told.at(-1)).toEqual(["move 2", "move 3"]);
    other.close();
  });

  it("catches up when a lot waits", () => {
    for (let step = 1; step <= 14; step += 1) {
      take(moved(step));
    }
    expect(shown()).toBe(14);
  });

  it("doesn't hold up anybody who looks elsewhere", () => {
    take(moved(1));
    take(moved(2));
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(shown()).toBe(2);
    take(moved(3));
    take(moved(4));
    expect(shown()).toBe(4);
  });

  it("goes on asking while others choose at the same time", () => {
    take(moved(1, { question: 7 }));
    take(moved(2, { question: 7 }));
    take(moved(3, { question: 7 }));
    expect(shown()).toBe(3);
    expect(playback.isNewest).toBe(true);
  });

  it("takes in who comes and goes without beginning an animation again", () => {
    take(moved(1));
    const { events } = playback.scene ?? {};
    take(moved(1, { lines: [], seats: [] }));
    expect(playback.scene?.board.seats).toEqual([]);
    expect(playback.scene?.events).toBe(events);
  });

  it("animates nothing when several commands were missed", () => {
    take(moved(3, { lines: [...moved(2).lines, ...moved(3).lines] }));
    expect(shown()).toBe(3);
    expect(playback.scene?.events).toEqual([]);
  });

  it("looks back at what happened since the last turn, and returns", async () => {
    take(moved(3, { since: 1, question: 5 }));
    expect(playback.past).toEqual({ from: 1, to: 3 });
    const ask = vi.fn((step: number) => Promise.resolve(moment(step)));
    await playback.lookBack(ask);
    expect(playback.recap).toMatchObject({ step: 1, recording: { first: 1, last: 3 } });
    expect(playback.scene?.board).toMatchObject({ view: { step: 1 }, question: 0, moves: [] });
    expect(playback.scene?.events).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(playback.scene?.news.map((line) => line.text)).toEqual(["move 2"]);
    expect(playback.scene?.events).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_400);
    expect(playback.recap?.step).toBe(3);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(playback.recap).toBeNull();
    expect(playback.scene?.board.question).toBe(5);
    expect(ask.mock.calls.map(([step]) => step)).toEqual([1, 2, 3]);
  });

  it("can be stopped, turned and left while looking back; what comes meanwhile is shown then", async () => {
    take(moved(3, { since: 1 }));
    await playback.lookBack((step) => Promise.resolve(moment(step)));
    playback.recap?.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.recap?.step).toBe(1);
    void playback.recap?.jump(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.recap?.step).toBe(2);
    take(moved(4));
    expect(playback.scene?.isPast).toBe(true);
    playback.skip();
    expect(shown()).toBe(4);
    expect(playback.isNewest).toBe(true);
  });

  it("can be looked at again after one's own move", () => {
    take(moved(3, { since: 1 }));
    take(moved(4, { since: 4 }));
    expect(playback.past).toEqual({ from: 1, to: 3 });
    take(moved(2, { seq: 5, since: 2 }));
    expect(playback.past).toEqual({ from: 1, to: 2 });
  });

  it("comes back when a moment can't be had", async () => {
    take(moved(3, { since: 1 }));
    await playback.lookBack((step) => (step === 1 ? Promise.resolve(moment(1)) : Promise.reject(new Error("away"))));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(playback.recap).toBeNull();
    expect(shown()).toBe(3);
  });
});
