import { render } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { speak } from "../../lib/text/texts.svelte";
import { boards, lines } from "./fixtures/game";
import Line from "./Line.svelte";
import SeatFacts from "./SeatFacts.svelte";

const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();

beforeEach(() => speak("en"));

it("tells every line in the server's words", () => {
  for (const line of lines) {
    const { container, unmount } = render(Line, { line });
    expect(words(container)).toBe(line.text);
    unmount();
  }
});

it("marks what a line is about, with the mark of its colour", () => {
  const event = { kind: "sample" as const, seat: 0, colour: "purple" };
  const { container } = render(Line, { line: { seq: 1, at: 0, kind: "event", text: "Marina stores a sample", event } });
  const signs = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href")?.split("#")[1]);
  expect(signs).toEqual(["sample", "mark-purple"]);
});

it("tells chat as it is", () => {
  const { container } = render(Line, { line: { seq: 1, at: 0, kind: "chat", text: "a wormhole?" } });
  expect(container.querySelector("use")).toBeNull();
});

it("sums up a captain", () => {
  const { container } = render(SeatFacts, { view: boards.four.view, seat: 0, you: 0 });
  const told = words(container);
  expect(told).toMatch(/credits?, \d+ with sets of samples\./);
  expect(told).toContain("Storage:");
  expect(told).toContain("Level");
});
