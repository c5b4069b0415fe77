import { expect, it } from "vitest";
import { boards } from "./fixtures/game";
import { floorsOf } from "./rooms";

it("begins a floor at each level room, and leaves no room out", () => {
  const { rooms } = boards.place.view;
  const floors = floorsOf(rooms);
  expect(floors.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4]);
  expect(floors.flatMap((floor) => floor.rooms.map(({ number }) => number))).toEqual(rooms.map((_, number) => number));
  expect(floors.slice(1).map((floor) => floor.rooms[0]?.room.level)).toEqual([1, 2, 3, 4]);
});
