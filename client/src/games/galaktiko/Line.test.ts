import { render } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { speak } from "../../lib/text/texts.svelte";
import { boards, lines } from "./fixtures/game";
import Line from "./Line.svelte";
import SeatFacts from "./SeatFacts.svelte";

beforeEach(() => speak("en"));

const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
const signs = (element: Element) =>
  [...element.querySelectorAll("use")].map((use) => use.getAttribute("href")?.split("#")[1]);

it("tells every line in the server's words, with the signs of who and where", () => {
  for (const line of lines) {
    const { container, unmount } = render(Line, { line });
    expect(words(container)).toBe(line.text.replace(/\s+/g, " ").trim());
    if (line.event?.card || line.event?.station) {
      expect(signs(container).length, line.text).toBeGreaterThan(0);
    }
    unmount();
  }
});

it("puts the signs before the card, in both languages", () => {
  const event = { kind: "boards" as const, seat: 1, card: "bath-cafe", sector: 5 };
  const base = { seq: 1, at: 0, kind: "event" as const, event };
  const english = render(Line, { line: { ...base, text: "Bot 2 picks up a passenger to the bath or cafe" } });
  expect(words(english.container.querySelector(".piece") as Element)).toBe("a");
  expect(signs(english.container)).toEqual(["passenger", "station-bath", "station-cafe"]);
  english.unmount();
  speak("ru");
  const russian = render(Line, { line: { ...base, text: "Бот 2 берёт на борт пассажира до бани или кафе" } });
  expect(words(russian.container.querySelector(".piece") as Element)).toBe("пассажира");
});

it("marks inspectors and the end of the shift", () => {
  const line = (kind: "inspector" | "shift_ends") => ({
    seq: 1,
    at: 0,
    kind: "event" as const,
    text: "Sector 3: an inspector comes on duty",
    event: { kind, seat: -1 },
  });
  const first = render(Line, { line: line("inspector") });
  expect(signs(first.container)).toEqual(["ticket-inspector"]);
  first.unmount();
  expect(signs(render(Line, { line: line("shift_ends") }).container)).toEqual(["end-of-shift"]);
});

it("tells chat as it is", () => {
  const { container } = render(Line, { line: { seq: 1, at: 0, kind: "chat", text: "a vortan?" } });
  expect(words(container)).toBe("a vortan?");
  expect(signs(container)).toEqual([]);
});

it("sums up a seat: points, what those on board would cost, where it is, who is on board", () => {
  const { container } = render(SeatFacts, { view: boards.fly.view, seat: 0, you: 0 });
  const told = words(container);
  expect(told).toMatch(/^earned2 for those on board−7 Factory, sector 7 7/);
  expect(told).toContain("On board: 5 of 6:");
  expect(told).toContain("stowaway to the museum, vortan");
});
