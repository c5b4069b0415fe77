import { describe, expect, it } from "vitest";
import type { GameRow } from "../../protocol";
import { ANY, fits, wishesFor } from "./wish";

const game = (name: string, seats: [number, number], minutes: [number, number], weight: number) =>
  ({
    name,
    min_seats: seats[0],
    max_seats: seats[1],
    min_minutes: minutes[0],
    max_minutes: minutes[1],
    weight,
  }) as GameRow;
const SHELF = [
  game("draft", [2, 4], [20, 30], 2),
  game("bus", [2, 6], [15, 20], 1),
  game("bureau", [1, 4], [30, 60], 3),
  game("explorers", [1, 4], [20, 60], 3),
];
const names = (wish: Partial<typeof ANY>) =>
  SHELF.filter((each) => fits(each, { ...ANY, ...wish })).map((each) => each.name);

describe("a wish for a game", () => {
  it("leaves all of them without a wish", () => {
    expect(names({})).toHaveLength(4);
  });

  it("narrows by players, one of them for a game alone", () => {
    expect(names({ players: 1 })).toEqual(["bureau", "explorers"]);
    expect(names({ players: 5 })).toEqual(["bus"]);
  });

  it("narrows by time and rules, all wishes together", () => {
    expect(names({ minutes: 30 })).toEqual(["draft", "bus"]);
    expect(names({ weight: 1 })).toEqual(["bus"]);
    expect(names({ minutes: 20, players: 1 })).toEqual([]);
  });

  it("keeps a game that doesn't tell its minutes", () => {
    expect(fits(game("new", [2, 4], [0, 0], 0), { players: 2, minutes: 20, weight: 1 })).toBe(true);
  });
});

describe("what can be wished for", () => {
  it("is every number of players, and bounds that leave something out", () => {
    expect(wishesFor(SHELF)).toEqual({ players: [1, 2, 3, 4, 5, 6], minutes: [20, 30], weight: [1, 2] });
  });

  it("is no bound where all games are alike", () => {
    const one = game("one", [2, 2], [20, 30], 2);
    expect(wishesFor([one, one])).toEqual({ players: [2], minutes: [], weight: [] });
  });
});
