import { afterEach, expect, it } from "vitest";
import { boardAsks, dialogAsks } from "./confirm";
import { type Confirm, prefer } from "./preferences.svelte";

afterEach(() => prefer({ confirm: "final" }));

it.each<[Confirm, boolean, boolean, boolean, boolean]>([
  ["final", true, true, false, true],
  ["final", false, false, false, false],
  ["all", true, false, true, true],
  ["all", false, false, true, true],
  ["none", true, false, false, false],
])("confirming %s, a final move: %s", (confirm, isFinal, board, afterBoard, afterWords) => {
  prefer({ confirm });
  expect([boardAsks(isFinal), dialogAsks(isFinal, "board"), dialogAsks(isFinal, "words")]).toEqual([
    board,
    afterBoard,
    afterWords,
  ]);
});

it("lets the board ask about a final move that the dialog has no words for", () => {
  for (const [confirm, asks] of [
    ["final", true],
    ["all", true],
    ["none", false],
  ] as const) {
    prefer({ confirm });
    expect([boardAsks(true, false), boardAsks(false, false)]).toEqual([asks, false]);
  }
});
