import { expect, it } from "vitest";
import { stepsOf } from "./flights";

it("lets a ship fly once, from where it first was to where it is now", () => {
  const steps = stepsOf([
    { kind: "took_off", seat: 1, hex: 1 },
    { kind: "flew", seat: 1, start: 1, hex: 3, fuel: 1 },
    { kind: "explored", seat: 1, start: 3, hex: 9, q: 0, r: 2, fuel: 3 },
  ]);
  expect(steps.flatMap(({ flights }) => flights)).toEqual([{ thing: "craft-1", from: [], beside: "space-1" }]);
  expect(steps.at(-1)?.stamps).toEqual(["space-9"]);
});

it("lets a tile come from the reserve, or from the captain who laid it", () => {
  const [step] = stepsOf([{ kind: "placed", seat: 2, cell: "b1", tile: "orange-ns" }]);
  expect(step?.flights).toEqual([{ thing: "tile-2-b1", from: ["reserve-2-orange", "captain-2"] }]);
});

it("shows nothing for what is only told", () => {
  expect(stepsOf([{ kind: "turn", seat: 0, round: 2 }])).toEqual([]);
});
