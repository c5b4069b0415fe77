import { beforeEach, expect, it } from "vitest";
import type { TableRow } from "../../protocol";
import { speak } from "../text/texts.svelte";
import { byUrgency, companyAt, stateOf, waiting, watchable } from "./tables";

const ROW: TableRow = {
  table: "a",
  game: "kosmopolis",
  title: "",
  status: "playing",
  host: "Ann",
  seats: 4,
  open_seats: 0,
  names: ["Ann", "Bob"],
  turn: ["Bob"],
  is_yours: true,
  is_your_turn: false,
  touched: 10,
};

beforeEach(() => speak("en"));

it("puts my turn first, then what was touched last", () => {
  const rows = [
    { ...ROW, table: "old", touched: 1 },
    { ...ROW, table: "new", touched: 5 },
    { ...ROW, table: "mine", touched: 0, is_your_turn: true },
  ];
  expect(byUrgency(rows).map((row) => row.table)).toEqual(["mine", "new", "old"]);
});

it("lists where one may sit down", () => {
  const rows: TableRow[] = [
    { ...ROW, table: "free", status: "gathering", open_seats: 1, is_yours: false },
    { ...ROW, table: "mine", status: "gathering", open_seats: 1 },
    { ...ROW, table: "full", status: "gathering", is_yours: false },
    { ...ROW, table: "begun", open_seats: 1, is_yours: false },
  ];
  expect(waiting(rows).map((row) => row.table)).toEqual(["free"]);
});

it("names the others, and counts the bots", () => {
  expect(companyAt(ROW, "Ann")).toBe("Bob and 2 bots");
  speak("ru");
  expect(companyAt(ROW, "Ann")).toBe("Bob и 2 бота");
  expect(companyAt({ ...ROW, is_yours: false, seats: 2 }, "Ann")).toBe("Ann и Bob");
});

it("says of a table without others whether they may still come", () => {
  const alone: TableRow = { ...ROW, seats: 1, names: ["Ann"] };
  expect(companyAt(alone, "Ann")).toBe("alone");
  expect(companyAt({ ...alone, seats: 2, open_seats: 1, status: "gathering" }, "Ann")).toBe("you alone so far");
});

it("says whose turn it is", () => {
  expect(stateOf(ROW)).toBe("Bob to move");
  expect(stateOf({ ...ROW, is_your_turn: true })).toBe("Your turn");
  expect(stateOf({ ...ROW, turn: ["Bob", "Cid"] })).toBe("to move: Bob and Cid");
  expect(stateOf({ ...ROW, turn: [] })).toBe("under way");
  speak("ru");
  expect(stateOf(ROW)).toBe("ходит Bob");
});

it("finds the games of others that can be watched", () => {
  const rows = [
    { ...ROW, table: "mine" },
    { ...ROW, table: "theirs", is_yours: false },
    { ...ROW, table: "gathering", is_yours: false, status: "gathering" as const },
  ];
  expect(watchable(rows).map((row) => row.table)).toEqual(["theirs"]);
});
