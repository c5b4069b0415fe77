import { expect, it } from "vitest";
import { aLine } from "../fixtures";
import { withoutRepeats } from "./repeats";

const told = (...lines: Parameters<typeof aLine>[0][]) => withoutRepeats(lines.map(aLine)).map((line) => line.text);

it("tells once what one seat did several times in a row, across moves too", () => {
  const again = { seat: 1, text: "keeps a card" };
  expect(told({ ...again, seq: 1 }, { ...again, seq: 1 }, { ...again, seq: 2 })).toEqual(["keeps a card \u00d73"]);
});

it("is as new as the last time", () => {
  const [line] = withoutRepeats([aLine({ seq: 1, step: 4 }), aLine({ seq: 2, step: 9 })]);
  expect(line).toMatchObject({ seq: 1, step: 9 });
});

it("leaves apart what others did, what came between, and what people say", () => {
  expect(told({ seat: 1, text: "a" }, { seat: 2, text: "a" })).toEqual(["a", "a"]);
  expect(told({ text: "a" }, { text: "b" }, { text: "a" })).toEqual(["a", "b", "a"]);
  expect(told({ kind: "chat", text: "ha" }, { kind: "chat", text: "ha" })).toEqual(["ha", "ha"]);
});
