import { describe, expect, it } from "vitest";
import type { Ending } from "../../protocol";
import { keepsWord } from "./fairness";
import { hasTie, pick, standingsOf } from "./standing";

const result = (score: number, place: number) => ({ score, place, lines: [], tiebreak: [] });
const ending = (more: Partial<Ending>): Ending => ({
  why: "played",
  results: [result(22, 3), result(92, 1), result(51, 2)],
  places: [3, 1, 2],
  winners: [1],
  resigned: [],
  stood_in: [],
  ...more,
});

describe("the places", () => {
  it("are told from the first to the last", () => {
    expect(standingsOf(ending({})).map((standing) => standing.seat)).toEqual([1, 2, 0]);
  });

  it("put whoever gave up last, however many points he had", () => {
    const given = ending({ places: [2, 3, 1], winners: [2], resigned: [1], why: "resigned" });
    expect(standingsOf(given).map(({ seat, isResigned }) => [seat, isResigned])).toEqual([
      [2, false],
      [0, false],
      [1, true],
    ]);
  });

  it("say where a bot finished", () => {
    const late = ending({ places: [2, 3, 1], winners: [2], stood_in: [1] });
    expect(standingsOf(late).map(({ seat, isWinner, isStoodIn }) => [seat, isWinner, isStoodIn])).toEqual([
      [2, true, false],
      [0, false, false],
      [1, false, true],
    ]);
  });

  it("need a tie-break only where points are the same", () => {
    expect(hasTie(ending({}))).toBe(false);
    expect(hasTie(ending({ results: [result(5, 1), result(5, 2), result(1, 3)] }))).toBe(true);
    expect(hasTie(ending({ results: [result(5, 1), result(5, 2)], resigned: [1] }))).toBe(false);
  });
});

it("the same table always gets the same sentence", () => {
  const picks = ["q8mfygphjet4", "exc9tc3bfzhu", "trtwrkfm3vhg"].map((table) => pick(table, 5));
  expect(picks).toEqual(["q8mfygphjet4", "exc9tc3bfzhu", "trtwrkfm3vhg"].map((table) => pick(table, 5)));
  expect(picks.every((number) => number >= 0 && number < 5)).toBe(true);
});

describe("a commitment, checked here", () => {
  // A finished table of a real server.
  const SECRET = "dd2a2c917abffaf290788e8966e4afa49b86b6ff267c886a9c5655fc491b9d34";
  const COMMITMENT = "edd7b8983af2619ffcc88d02d4b855d1093c6b61747bda4c3abe9f69f495a837";

  it("is kept by its secret alone", async () => {
    expect(await keepsWord(SECRET, COMMITMENT)).toBe(true);
    expect(await keepsWord(SECRET.replace("d", "e"), COMMITMENT)).toBe(false);
  });

  it("is left to the server if the secret can't be read", async () => {
    expect(await keepsWord("not hexadecimal", COMMITMENT)).toBe(null);
  });
});
