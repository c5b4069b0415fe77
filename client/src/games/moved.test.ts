import { describe, expect, it } from "vitest";
import { aLine } from "../lib/fixtures";
import { moved as galaktiko } from "./galaktiko/flights";
import { moved as kosmopolis } from "./kosmopolis/flights";
import { marking, placesMoved } from "./moved";
import { moved as spaceBureau } from "./space_bureau/flights";

const placesOf = (event: { place: string }) => [event.place];
const lines = [
  aLine({ seat: 1, step: 3, event: { place: "old" } }),
  aLine({ seat: 0, step: 5, event: { place: "mine" } }),
  aLine({ seat: 1, step: 5, event: { place: "here" } }),
  aLine({ seat: 2, step: 6, event: { place: "there" } }),
  aLine({ seat: 2, step: 6 }),
];

describe("what was moved", () => {
  it("is what others did since one decided last", () => {
    expect([...placesMoved(lines, 4, 0, placesOf)]).toEqual(["here", "there"]);
    expect(placesMoved(lines, 6, 0, placesOf).size).toBe(0);
  });

  it("is nothing to those who only look", () => {
    expect(placesMoved(lines, 0, -1, placesOf).size).toBe(0);
  });

  it("is marked on the board, also when it is drawn anew, until it is old", async () => {
    const board = document.createElement("div");
    board.innerHTML = '<i data-place="here"></i><i data-place="elsewhere"></i>';
    const marks = () => [...board.querySelectorAll("[data-moved]")].map((thing) => thing.getAttribute("data-place"));
    const stop = marking(new Set(["here"]))(board);
    expect(marks()).toEqual(["here"]);
    board.innerHTML = '<b data-place="here"></b>';
    await Promise.resolve();
    expect(marks()).toEqual(["here"]);
    stop?.();
    marking(new Set())(board);
    expect(marks()).toEqual([]);
  });

  it("is told by every game in its own places", () => {
    expect(kosmopolis({ kind: "to_city", seat: 1, card: "p6" })).toEqual(["city-1-pink"]);
    expect(kosmopolis({ kind: "kept", seat: 1 })).toEqual([]);
    expect(galaktiko({ kind: "flies", seat: 2, sector: 1, station: "3b" })).toEqual(["ship-2"]);
    expect(spaceBureau({ kind: "placed", seat: 1, cell: "c2", tile: "blue-corner" })).toEqual(["tile-1-c2"]);
  });
});
