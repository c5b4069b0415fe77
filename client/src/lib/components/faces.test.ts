import { expect, it } from "vitest";
import { lookOf } from "./faces";

it("people are known by their seat's animal, and bring it along", () => {
  expect(lookOf(1)).toEqual({ tint: "var(--seat-cat)", pictogram: "seat-cat", isBot: false });
  expect(lookOf(0, { patch: 1 })).toEqual(lookOf(1));
  expect(lookOf(6)).toEqual(lookOf(0));
});

it("bots have a face of their own, on the tint of their patch", () => {
  expect(lookOf(2, { bot: "parsec" })).toEqual({ tint: "var(--seat-turtle)", pictogram: "face-parsec", isBot: true });
  expect(lookOf(0, { bot: "parsec", patch: 2 })).toEqual(lookOf(2, { bot: "parsec" }));
  expect(lookOf(2, { bot: "" }).pictogram).toBe("bot");
});
