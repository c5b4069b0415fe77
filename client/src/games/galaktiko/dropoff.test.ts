import { describe, expect, it } from "vitest";
import { faresAt, faresOf, leavingCount } from "./dropoff";
import { boards } from "./fixtures/game";

const legalOf = (board: (typeof boards)["off"]) => (move: string) => board.moves.some((each) => each.move === move);
const handOf = (board: (typeof boards)["off"]) => board.view.seats[0]?.hand ?? [];

describe("letting off all who pay", () => {
  it("takes alike ones as often as they are on board, and nobody who pays nothing", () => {
    const fares = faresOf(handOf(boards.off), "beach", legalOf(boards.off));
    expect(fares.moves).toEqual(["off rich-beach", "off cafe-beach", "off beach-museum", "off beach-museum"]);
    expect(fares.points).toBe(5);
  });

  it("begins with the rich, where the others may only follow them", () => {
    const fares = faresOf(handOf(boards.richFirst), "cinema", legalOf(boards.richFirst));
    expect(boards.richFirst.moves.map(({ move }) => move)).toEqual(["off rich-cinema", "stay"]);
    expect(fares.moves).toEqual(["off rich-cinema", "off cafe-cinema", "off beach-cinema"]);
    expect(fares.points).toBe(4);
  });

  it("offers nothing where nobody may go first", () => {
    expect(faresOf(["cafe-cinema", "stowaway-cinema"], "cinema", (move) => move === "stay").moves).toEqual([]);
    expect(faresOf(["vortan"], "cinema", () => true).moves).toEqual([]);
  });
});

describe("who gets off at the end of a flight", () => {
  const hand = handOf(boards.fly);
  const outcome = (move: string) => boards.fly.preview?.find((each) => each.move === move) ?? { move };

  it("is told by place, with what they bring", () => {
    expect(hand).toEqual(["bath-dacha", "beach-dacha", "museum-dacha", "stowaway-museum", "vortan"]);
    expect(faresAt(hand, outcome("fly 1a"))).toEqual([1, 1, 1, 2, undefined]);
    expect(faresAt(hand, outcome("fly 8a"))).toEqual([1, undefined, undefined, undefined, undefined]);
  });

  it("counts a stowaway once, though caught at the station he wanted to", () => {
    expect(outcome("fly 2b").off).toContain("stowaway-museum");
    expect(leavingCount(hand, outcome("fly 2b"))).toBe(2);
    expect(faresAt(hand, outcome("fly 2b"))).toEqual([undefined, undefined, 1, 2, undefined]);
  });

  it("is nobody where a rule holds all of them back", () => {
    const held = { move: "fly 1a", off: ["cafe-cinema"], hand: 1 };
    expect(faresAt(["cafe-cinema"], held)).toEqual([undefined]);
  });
});
