import { expect, it } from "vitest";
import { cardIn, colourOf, leftOf, parse, plain, rightOf, signed, split, sum } from "./cards";

it("reads cards", () => {
  expect(parse("b3")).toEqual({ colour: "blue", value: 3 });
  expect(parse("y6")).toEqual({ colour: "yellow", value: 6 });
  expect(["b1", "b7", "x3", "b", "", "b33"].map(parse)).toEqual(Array(6).fill(undefined));
  expect(colourOf("p4")).toBe("pink");
  expect(sum(["b3", "g6", "y2"])).toBe(11);
});

it("reads moves", () => {
  expect(split("pay blue+yellow")).toEqual({ verb: "pay", about: "blue+yellow" });
  expect(cardIn("keep b3")).toBe("b3");
  expect(cardIn("capital g4")).toBe("g4");
  expect([cardIn("lay blue"), cardIn(null)]).toEqual([undefined, undefined]);
});

it("writes numbers as people do", () => {
  expect([plain(-1), plain(7), signed(4), signed(-3)]).toEqual(["−1", "7", "+4", "−3"]);
});

it("knows the neighbours", () => {
  expect([leftOf(2, 3), rightOf(0, 3), leftOf(0, 2)]).toEqual([0, 2, 1]);
});
