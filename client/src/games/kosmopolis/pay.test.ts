import { expect, it } from "vitest";
import { boards } from "./fixtures/game";
import { coloursAbove, payMove, savedBy } from "./pay";

const previews = new Map((boards.pay.preview ?? []).map((each) => [each.move, each]));

it("names what is above its limit, with what saving it costs", () => {
  expect(coloursAbove(boards.pay.view, 0, previews)).toEqual([
    { colour: "blue", total: 9, limit: 6, cost: 3 },
    { colour: "pink", total: 21, limit: 8, cost: 13 },
    { colour: "green", total: 16, limit: 14, cost: 2 },
  ]);
});

it("leaves a colour without cards alone, however low the limit", () => {
  const view = structuredClone(boards.pay.view);
  const yellow = view.capital[3];
  if (yellow) {
    yellow.limit = -3;
  }
  expect(coloursAbove(view, 0, previews).map(({ colour }) => colour)).toEqual(["blue", "pink", "green"]);
});

it("writes moves as the server does, in its order of colours", () => {
  expect(payMove(["yellow", "blue"])).toBe("pay blue+yellow");
  expect(payMove([])).toBe("pay nothing");
  expect(savedBy("pay blue+yellow")).toEqual(["blue", "yellow"]);
  expect(savedBy("pay nothing")).toEqual([]);
});
