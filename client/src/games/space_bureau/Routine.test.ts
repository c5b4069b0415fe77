import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { begin, given, play, press } from "../harness";
import Board from "./Board.svelte";
import { boards, lines, type Recorded, seats } from "./fixtures/game";
import { routineOf } from "./prints";
import type { Item, SpaceBureauPreview } from "./view";

const show = (board: Recorded) => render(Board, { props: given(board, seats, lines, {}) });
const found = (selector: string) => document.querySelector<HTMLElement>(selector);
const hex = (key: string) => found(`[data-key="${key}"]`) as HTMLElement;
const page = () => found("nav [aria-pressed=true]")?.dataset.page;

function withRoutine(board: Recorded, routine: string[]): Recorded {
  return { ...board, preview: { ...(board.preview as SpaceBureauPreview), routine } };
}

beforeEach(begin);

describe("what needs no decision", () => {
  it("is done by one press, in the order that the server gives", async () => {
    show(withRoutine(boards.act, ["do 2", "do 2"]));
    await press(found("[data-routine]") as HTMLElement, "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["do 2", "do 2"]);
  });

  it("has no button of its own where it is a single action", () => {
    show(withRoutine(boards.act, ["do 2"]));
    expect(found("[data-routine]")).toBeNull();
  });

  it("is named by what it brings, and how often", () => {
    const item = (slot: string, amount: number): Item => ({
      action: { effects: [{ kind: "fuel", amount }], per: "level" },
      standing: "open",
      choices: [{ slot, moves: [`do ${slot}`] }],
    });
    expect(routineOf([item("1", 2), item("2", 3), item("3", 4)], ["do 3", "do 1", "do 3"])).toEqual([
      { effects: [{ kind: "fuel", amount: 2 }], times: 1 },
      { effects: [{ kind: "fuel", amount: 4 }], times: 2 },
    ]);
  });
});

describe("a flight that is all that is left", () => {
  it("begins by itself: the map is open, and a place is all that is asked for", async () => {
    show(boards.begin);
    expect(page()).toBe("universe");
    expect(found('.now [data-move="do 1"]')).toBeNull();
    const open = boards.begin.preview?.reach.find(({ hex }) => hex !== undefined);
    await press(hex(`${open?.q},${open?.r}`), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["do 1", ...(open?.moves ?? [])]);
  });

  it("does not where something else could be done as well", () => {
    const moves = [...boards.begin.moves, { move: "do 2", words: "Gain 1 fuel" }];
    show({ ...boards.begin, moves });
    expect(page()).toBe("ship");
    expect(found('.now [data-move="do 1"]')).not.toBeNull();
  });
});

it("flies and lands by one press after a place is touched", async () => {
  show(boards.fly);
  await press(hex("0,1"), "touch");
  await press(found("[data-land]") as HTMLElement, "touch");
  expect(play).toHaveBeenCalledExactlyOnceWith(["fly w", "land"]);
});
