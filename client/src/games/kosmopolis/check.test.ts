import { expect, it } from "vitest";
import { beforeCheck, checksOf, eventsOf, isOpen, rowsOf, stagesOf } from "./check";
import { boards, lines, linesAt } from "./fixtures/game";

const whole = checksOf(lines, boards.over.view);

it("finds the check of each round", () => {
  expect(whole.map((check) => check.round)).toEqual([1, 2, 3]);
  expect(whole.map((check) => check.next)).toEqual([1, 0, null]);
  expect(whole.map((check) => check.isEnd)).toEqual([false, false, true]);
});

it("tells what was left in hand, and the limits with their modifiers", () => {
  expect(whole[0]?.leftovers).toEqual([{ seat: 1, cards: ["b3", "y6"] }]);
  expect(whole[0]?.limits).toEqual([
    { colour: "blue", points: 5, modifiers: [], limit: 5 },
    { colour: "pink", points: 8, modifiers: [4], limit: 12 },
    { colour: "green", points: 14, modifiers: [2], limit: 16 },
    { colour: "yellow", points: 5, modifiers: [], limit: 5 },
  ]);
});

it("tells seat by seat who keeps, pays and loses, with the gold there was", () => {
  const [first] = whole;
  expect(first?.seats.map(({ seat }) => seat)).toEqual([1, 0]);
  expect(first?.seats[1]).toEqual({
    seat: 0,
    gold: 2,
    verdicts: [
      { colour: "blue", kind: "lost", total: 8, limit: 5, gold: 0 },
      { colour: "pink", kind: "safe", total: 4, limit: 12, gold: 0 },
    ],
  });
  const paid = whole[2]?.seats.find(({ seat }) => seat === 1);
  expect(paid?.verdicts.find(({ kind }) => kind === "paid")).toEqual({
    colour: "green",
    kind: "paid",
    total: 15,
    limit: 14,
    gold: 1,
  });
  expect(paid?.gold).toBeGreaterThanOrEqual(1);
});

it("tells who has most of a colour and what they take", () => {
  expect(whole[0]?.bonuses).toEqual([
    { colour: "blue", most: 0, seats: [], taken: [] },
    { colour: "pink", most: 4, seats: [0], taken: [{ seat: 0, card: "p6" }] },
    { colour: "green", most: 5, seats: [1], taken: [{ seat: 1, card: "g4" }] },
    { colour: "yellow", most: 0, seats: [], taken: [] },
  ]);
  expect(whole[1]?.totals).toEqual([26, 25]);
});

it("counts the same gold from a log without its beginning", () => {
  const tail = checksOf(
    lines.filter((line) => line.seq >= 28),
    boards.over.view,
  );
  expect(tail.map((check) => check.seats)).toEqual(whole.map((check) => check.seats));
  expect(tail.map((check) => check.round)).toEqual([1, 2, 3]);
});

it("is open while somebody decides about gold, and goes on from there", () => {
  const asked = checksOf(linesAt(boards.pay), boards.pay.view).at(-1);
  expect(asked && isOpen(asked)).toBe(true);
  expect(asked && stagesOf(asked)).toEqual(["leftovers", "limits", "waiting"]);
  expect(whole[2] && stagesOf(whole[2])).toEqual(["leftovers", "limits", "seat-0", "seat-1", "bonuses", "end"]);
  expect(whole[1] && stagesOf(whole[1]).at(-1)).toBe("next");
});

it("has a row for every city, in the order of the check", () => {
  const [first] = whole;
  const rows = first ? rowsOf(first, boards.over.view) : [];
  expect(rows.map(({ seat }) => seat)).toEqual([1, 0]);
  expect(rows[0]?.cells.map(({ left }) => left)).toEqual([["b3"], [], [], ["y6"]]);
  expect(rows[1]?.gold).toBe(2);
  expect(rows[1]?.cells.map(({ total }) => total)).toEqual([8, 4, 0, 0]);
  expect(rows[1]?.cells.map(({ verdict }) => verdict?.kind)).toEqual(["lost", "safe", undefined, undefined]);
});

it("shows a city that waits as it stands on the table", () => {
  const { view } = boards.pay;
  const asked = checksOf(linesAt(boards.pay), view).at(-1);
  const rows = asked ? rowsOf(asked, view) : [];
  expect(rows.map(({ seat }) => seat)).toEqual([0, 1]);
  for (const { seat, gold, cells } of rows) {
    expect(cells.map(({ total }) => total)).toEqual(view.seats[seat]?.totals);
    expect(gold).toBe(view.seats[seat]?.gold);
  }
});

it("leaves out a check whose limits the log doesn't tell", () => {
  const cut = lines.filter(
    (line) => line.seq > 28 || line.event?.kind === "bonus" || line.event?.kind === "next_first",
  );
  expect(checksOf(cut, boards.over.view).map((check) => check.round)).toEqual([2, 3]);
});

it("tells what was played apart from the check that follows", () => {
  const events = eventsOf(lines.filter((line) => line.seq === 28));
  expect(beforeCheck(events).map(({ kind }) => kind)).toEqual(["to_capital", "drawn"]);
  expect(beforeCheck([{ kind: "gold", seat: 0 }])).toHaveLength(1);
});
