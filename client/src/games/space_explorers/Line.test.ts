import { render } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { speak } from "../../lib/text/texts.svelte";
import { boards, lines } from "./fixtures/game";
import Line from "./Line.svelte";
import SeatFacts from "./SeatFacts.svelte";

const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();

beforeEach(() => speak("en"));

it("tells every line in the server's words", () => {
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    const { container, unmount } = render(Line, { line });
    expect(words(container)).toBe(line.text);
    unmount();
  }
});

it("marks what a line is about, with the mark of its colour", () => {
  const event = { kind: "recruited" as const, seat: 0, card: 17, division: "testing" };
  const { container } = render(Line, { line: { seq: 1, at: 0, kind: "event", text: "You recruit tester 17", event } });
  const signs = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href")?.split("#")[1]);
  expect(signs).toEqual(["leader", "mark-green"]);
});

it("tells chat as it is", () => {
  const { container } = render(Line, { line: { seq: 1, at: 0, kind: "chat", text: "a crisis?" } });
  expect(container.querySelector("use")).toBeNull();
});

it("sums up a seat", () => {
  const { container } = render(SeatFacts, { view: boards.all.view, seat: 0, you: 0 });
  const told = words(container);
  expect(told).toContain("in hand");
  expect(told).toContain("Tokens:");
  expect(told).toContain("in the hub");
});
