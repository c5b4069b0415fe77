import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import kosmopolis from "../../games/kosmopolis";
import type { Ending } from "../../protocol";
import Breakdown from "./Breakdown.svelte";

const result = (place: number, points: number[]) => ({
  score: points.reduce((sum, each) => sum + each, 0),
  place,
  lines: points.map((each, row) => ({ text: `score-${["city", "gold", "pack"][row]}`, points: each })),
  tiebreak: [],
});

it("leaves out what brought nobody anything", () => {
  const ending: Ending = {
    why: "played",
    results: [result(2, [3, 0, 0]), result(1, [5, 0, -1])],
    places: [2, 1],
    winners: [1],
    resigned: [],
    stood_in: [],
  };
  const { container } = render(Breakdown, { ending, names: ["Ann", "Boris"], module: kosmopolis });
  const rows = [...container.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ["5", "3"],
    ["−1", "0"],
  ]);
});
