import { expect, it } from "vitest";
import type { Line } from "../../protocol";
import { roundsOf } from "./rounds";
import { linesByStep } from "./steps";
import { allLines } from "./tableLines";

const line = (seq: number, step: number, event?: unknown): Line => ({
  seq,
  at: 0,
  kind: "event",
  text: `${seq}`,
  step,
  event,
});

it("a round begins with the first event that names it", () => {
  const lines = [
    line(1, 0, { kind: "deal", round: 1 }),
    line(2, 1, { kind: "kept" }),
    line(3, 30, { kind: "deal", round: 2 }),
    line(4, 44, { kind: "lost", round: 2 }),
    line(5, 45, null),
  ];
  expect(roundsOf(lines)).toEqual([
    { round: 1, step: 0 },
    { round: 2, step: 30 },
  ]);
});

it("a game without rounds has none", () => {
  expect(roundsOf([line(1, 0, { kind: "deal" }), line(2, 1)])).toEqual([]);
});

it("the log is told by moves, without chat", () => {
  const chat: Line = { seq: 3, at: 0, kind: "chat", text: "hello", seat: 0 };
  expect(
    linesByStep([line(1, 1), line(2, 1), chat, line(4, 2)]).map((group) => [group.step, group.lines.length]),
  ).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

it("older lines are asked for until the first", async () => {
  const asked: number[] = [];
  const whole = [1, 2, 3, 4, 5, 6].map((seq) => line(seq, seq));
  const lines = await allLines("t", { lines: whole.slice(4) }, async (_, before) => {
    asked.push(before);
    return whole.filter((each) => each.seq < before).slice(-2);
  });
  expect(lines).toEqual(whole);
  expect(asked).toEqual([5, 3]);
});

it("a log that has no first line ends where nothing more comes", async () => {
  expect(await allLines("t", { lines: [line(9, 1)] }, async () => [])).toHaveLength(1);
});
