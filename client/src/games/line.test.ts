import { expect, it } from "vitest";
import { aLine } from "../lib/fixtures";
import { around, eventOf, signsOf } from "./line";

it("finds the event of a line that tells of one", () => {
  const event = { kind: "end", seat: -1 };
  expect(eventOf(aLine({ kind: "event", event }))).toEqual(event);
  expect(eventOf(aLine({ kind: "chat", event }))).toBeUndefined();
});

it("finds the pictogram of a kind of event", () => {
  const signs = signsOf([
    ["hand", ["took", "returned"]],
    ["goal", ["goal"]],
  ]);
  expect([signs.get("returned"), signs.get("goal"), signs.get("end")]).toEqual(["hand", "goal", undefined]);
});

it("takes a text apart around the first words that it holds, or around its first word", () => {
  expect(around("Ann picks up a vortan now", ["the vortan", "a vortan"])).toEqual([
    "Ann picks up ",
    "a vortan",
    " now",
  ]);
  expect(around("Ann ends", ["a vortan"])).toEqual(["", "Ann", " ends"]);
  expect(around("", [])).toEqual(["", "", ""]);
});
