import { describe, expect, it } from "vitest";
import type { GameRow } from "../../protocol";
import {
  canAdd,
  canRemove,
  companyOf,
  firstRows,
  isComplete,
  levelsIn,
  type SeatRow,
  seatWords,
  withoutRow,
  withRow,
} from "./rows";

function game(min_seats: number, max_seats: number): GameRow {
  return {
    name: "some",
    title: "Some",
    min_seats,
    max_seats,
    version: "1",
    options: [],
    strengths: [],
    levels: ["random", "easy", "medium", "hard"],
    tagline: "",
    min_minutes: 0,
    max_minutes: 0,
    weight: 0,
    lessons: [],
    has_solo: false,
    packs: [],
  };
}

const NAMES = ["Co-pilot", "Navigator"];
const kinds = (rows: SeatRow[]) => rows.map((row) => row.kind);

describe("to begin with", () => {
  it("there are I and two bots", () => {
    const rows = firstRows(game(2, 4), "bots", "medium", NAMES);
    expect(seatWords(rows)).toEqual(["me", "medium", "medium"]);
    expect(isComplete(rows)).toBe(true);
  });

  it("there are I and seats for friends, who are waited for", () => {
    const rows = firstRows(game(2, 4), "friends", "easy", NAMES);
    expect(kinds(rows)).toEqual(["me", "friend", "friend"]);
    expect(seatWords(rows)).toEqual(["me", "open", "open"]);
    expect(isComplete(rows)).toBe(false);
  });

  it("there are I and one more at this device, with a name", () => {
    const rows = firstRows(game(2, 4), "device", "easy", NAMES);
    expect(rows[1]).toMatchObject({ kind: "device", name: "Co-pilot" });
    expect(seatWords(rows)).toEqual(["me", "open"]);
    expect(isComplete(rows)).toBe(true);
  });

  it("there are as many as the game needs, and no more than it takes", () => {
    expect(firstRows(game(5, 6), "bots", "easy", [])).toHaveLength(5);
    expect(firstRows(game(1, 2), "bots", "easy", [])).toHaveLength(2);
    expect(seatWords(firstRows(game(1, 1), "friends", "easy", []))).toEqual(["me"]);
  });
});

it("comes and goes within what the game takes", () => {
  let rows = firstRows(game(2, 4), "device", "easy", NAMES);
  expect(canRemove(rows, game(2, 4))).toBe(false);
  rows = withRow(rows, "device", "easy", NAMES);
  expect(rows[2]?.name).toBe("Navigator");
  rows = withRow(rows, "bots", "hard", NAMES);
  expect(canAdd(rows, game(2, 4))).toBe(false);
  expect(levelsIn(rows)).toEqual(["hard"]);
  expect(new Set(rows.map((row) => row.id)).size).toBe(4);
  rows = withoutRow(rows, rows[1]?.id ?? -1);
  expect(seatWords(rows)).toEqual(["me", "open", "hard"]);
  expect(canRemove(rows, game(2, 4))).toBe(true);
});

it("never takes my own seat away", () => {
  const rows = firstRows(game(2, 4), "bots", "easy", []);
  expect(withoutRow(rows, rows[0]?.id ?? -1)).toEqual(rows);
});

it("knows the company of an address", () => {
  expect([null, "friends", "device", "nonsense"].map(companyOf)).toEqual(["bots", "friends", "device", "bots"]);
});
