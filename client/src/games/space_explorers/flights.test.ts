import { expect, it } from "vitest";
import { moved, stepsOf } from "./flights";

it("lets a card that I recruit fly from where it lay, and another's go to his seat", () => {
  const event = { kind: "recruited" as const, card: 17, division: "testing" };
  expect(stepsOf([{ ...event, seat: 0 }], 0)[0]?.flights).toEqual([{ thing: "card-17", from: [] }]);
  expect(stepsOf([{ ...event, seat: 1 }], 0)[0]?.flights).toEqual([{ thing: "seat-1", from: ["card-17"], card: 17 }]);
});

it("draws leaders and specialists from their decks", () => {
  const [first, second] = stepsOf(
    [
      { kind: "came", seat: -1, card: 17 },
      { kind: "came", seat: -1, card: 70 },
    ],
    0,
  );
  expect(first?.flights[0]?.from).toEqual(["deck"]);
  expect(second?.flights[0]?.from).toEqual(["leaders"]);
});

it("passes tokens from seat to seat", () => {
  const [step] = stepsOf([{ kind: "tokens", seat: 0, other: 1, token: "red", amount: 1 }], 0);
  expect(step?.flights[0]).toEqual({ thing: "token-1-red", from: ["token-0-red", "tokens-0"] });
});

it("shows nothing for what is only told, and nothing of a hidden card but that it came", () => {
  expect(stepsOf([{ kind: "turn", seat: 0, round: 2 }], 0)).toEqual([]);
  expect(stepsOf([{ kind: "drew", seat: 1 }], 0)).toEqual([{ flights: [], stamps: ["hand-1"] }]);
});

it("marks what others moved", () => {
  expect(moved({ kind: "came", seat: 1, card: 5 })).toContain("card-5");
  expect(moved({ kind: "step", seat: 1 })).toEqual(["crisis"]);
  expect(moved({ kind: "turn", seat: 1 })).toEqual([]);
});
