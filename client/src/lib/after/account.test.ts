import { describe, expect, it } from "vitest";
import type { Ending } from "../../protocol";
import { accountOf, summed } from "./account";

const NAMES = ["score-city", "score-bonus", "score-gold"];
const result = (place: number, ...points: number[]) => ({
  score: points.reduce((sum, each) => sum + each, 0),
  place,
  lines: points.map((each, row) => ({ text: NAMES[row] ?? "", points: each })),
  tiebreak: [],
});
const ending = (results: Ending["results"], more: Partial<Ending> = {}): Ending => ({
  why: "played",
  results,
  places: results.map(({ place }) => place),
  winners: results.flatMap(({ place }, seat) => (place === 1 ? [seat] : [])),
  resigned: [],
  stood_in: [],
  ...more,
});
const three = ending([result(3, 10, 8, 1), result(1, 24, 9, 4), result(2, 20, 2, 9)]);

describe("the result from my point of view", () => {
  it("says how far it was to the winner, and where most of it went", () => {
    expect(accountOf(three, 0)).toEqual({
      place: 3,
      isWinner: false,
      points: 19,
      rival: 1,
      gap: 18,
      losses: [],
      differences: [{ text: "score-city", points: -14 }],
    });
  });

  it("tells two differences that weigh alike", () => {
    expect(accountOf(three, 2)?.differences).toEqual([
      { text: "score-bonus", points: -7 },
      { text: "score-city", points: -4 },
    ]);
  });

  it("says what was lost on the way first", () => {
    const lost = [{ text: "score-lost", points: -14 }];
    expect(accountOf(three, 0, lost)).toMatchObject({
      losses: lost,
      differences: [{ text: "score-city", points: -14 }],
    });
  });

  it("takes a line below zero for a loss, and tells it once", () => {
    const behind = ending([result(2, 12, 3, -6), result(1, 14, 3, 0)]);
    expect(accountOf(behind, 0)).toMatchObject({
      gap: 8,
      losses: [{ text: "score-gold", points: -6 }],
      differences: [{ text: "score-city", points: -2 }],
    });
  });

  it("tells the winner the lead over the next, and what brought it", () => {
    const lost = [{ text: "score-lost", points: -14 }];
    expect(accountOf(three, 1, lost)).toMatchObject({
      place: 1,
      isWinner: true,
      rival: 2,
      gap: 6,
      losses: [],
      differences: [
        { text: "score-bonus", points: 7 },
        { text: "score-city", points: 4 },
      ],
    });
  });

  it("knows when points alone did not decide", () => {
    const level = ending([result(2, 10), result(1, 10)]);
    expect(accountOf(level, 0)).toMatchObject({ place: 2, gap: 0, rival: 1, differences: [] });
  });

  it("compares nobody with who gave up, nor winners with each other", () => {
    const given = ending([result(1, 10), result(1, 99)], { places: [1, 2], winners: [0], resigned: [1] });
    expect(accountOf(given, 0)).toMatchObject({ isWinner: true, rival: null, gap: 0, differences: [] });
    const shared = ending([result(1, 10), result(1, 10), result(3, 4)]);
    expect(accountOf(shared, 0)).toMatchObject({ isWinner: true, rival: 2, gap: 6 });
  });

  it("is nobody's where nobody sits, one played alone or gave up, or all ended early", () => {
    expect(accountOf(three, -1)).toBe(null);
    expect(accountOf(ending([result(1, 10)]), 0)).toBe(null);
    expect(accountOf({ ...three, resigned: [0] }, 0)).toBe(null);
    expect(accountOf({ ...three, why: "resigned" }, 1)).toBe(null);
  });
});

it("what was lost several times is one sum", () => {
  const lost = [8, 6].map((points) => ({ text: "score-lost", points: -points }));
  expect(summed(lost)).toEqual([{ text: "score-lost", points: -14 }]);
});
