import { expect, it } from "vitest";
import { aLine } from "../fixtures";
import { gist } from "./gist";

const told = (...lines: Parameters<typeof aLine>[0][]) => gist(lines.map(aLine)).map((line) => line.text);

it("tells all of a move that brings little", () => {
  expect(told({ seat: 1, text: "a" }, { seat: 1, text: "b" }, { kind: "chat", text: "hello" })).toEqual(["a", "b"]);
});

it("leaves to the log what chance brought", () => {
  expect(told({ seat: 1, text: "flies" }, { text: "a card is dealt" }, { seat: 1, text: "boards" })).toEqual([
    "flies",
    "boards",
  ]);
});

it("stops where it would be a paragraph, never before the first sentence", () => {
  const long = "x".repeat(200);
  expect(told({ text: long }, { text: "more" })).toEqual([long]);
  expect(told({ text: "short" }, { text: long }, { text: "again short" })).toEqual(["short", "again short"]);
});

it("tells nothing where nothing happened", () => {
  expect(told({ kind: "chat", text: "hello" })).toEqual([]);
});
