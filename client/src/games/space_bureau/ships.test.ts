import { expect, it } from "vitest";
import { entriesOf, metSides } from "./connectors";
import { agentOf, CELLS, cellBeside, indexOf, nextTurn, placeMove, placementIn, turnsOf } from "./ships";

it("reads the cells from the top left, and prints are numbered from the bottom left", () => {
  expect([CELLS[0], CELLS.at(-1), CELLS.length]).toEqual(["a4", "f1", 24]);
  expect(["a1", "f1", "a2", "f4"].map(indexOf)).toEqual([0, 5, 6, 23]);
});

it("turns a tile through all that its kind allows, and round", () => {
  expect(["orange-straight", "blue-corner", "purple", "inspector"].map((kind) => turnsOf(kind).length)).toEqual([
    2, 4, 4, 4,
  ]);
  expect(nextTurn(turnsOf("blue-corner"), "nw", 1)).toBe("ne");
  expect(nextTurn(turnsOf("orange-straight"), "ns", -1)).toBe("ew");
  expect(nextTurn(["es"], "ne", 1)).toBe("es");
  expect(nextTurn([], "ne", 1)).toBeUndefined();
  expect([agentOf("blue-corner"), agentOf("inspector")]).toEqual(["blue", "inspector"]);
});

it("reads and writes a placement in notation", () => {
  const placement = { agent: "purple", sides: "nes", cell: "c2" };
  expect(placementIn(placeMove(placement))).toEqual(placement);
  expect(placementIn("do 1")).toBeNull();
  expect(placementIn(null)).toBeNull();
});

it("goes from cell to cell by arrows, not over the edge", () => {
  expect(cellBeside("c2", "ArrowUp")).toBe("c3");
  expect(cellBeside("c2", "ArrowRight")).toBe("d2");
  expect(cellBeside("f1", "ArrowRight")).toBeNull();
  expect(cellBeside("a1", "ArrowDown")).toBeNull();
  expect(cellBeside("a1", "Enter")).toBeNull();
});

it("knows which connectors meet a neighbour or the ship", () => {
  const tiles = [
    { cell: "b1", agent: "orange", sides: "ew" },
    { cell: "a2", agent: "blue", sides: "ne" },
  ];
  expect(metSides({ cell: "a1", sides: "nes" }, tiles, ["a1s", "b1s"])).toBe("es");
  expect(metSides({ cell: "f4", sides: "new" }, tiles, [])).toBe("");
  expect(entriesOf("a1", ["a1s", "a1w", "b1s"])).toBe("sw");
});
