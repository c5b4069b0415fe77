import { expect, it } from "vitest";
import { aLine } from "../fixtures";
import { linesByStep } from "./steps";

it("merges what is told several times of one move, and keeps every move apart", () => {
  const again = { seat: 1, text: "keeps a card" };
  const lines = [
    aLine({ ...again, step: 2 }),
    aLine({ ...again, step: 1 }),
    aLine({ ...again, step: 2 }),
    aLine({ kind: "chat", text: "ha" }),
  ];
  expect(linesByStep(lines).map(({ step, lines: told }) => [step, told.map((line) => line.text)])).toEqual([
    [1, ["keeps a card"]],
    [2, ["keeps a card \u00d72"]],
  ]);
});
