import { render } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { speak } from "../../lib/text/texts.svelte";
import { boards, lines } from "./fixtures/game";
import Line from "./Line.svelte";
import SeatFacts from "./SeatFacts.svelte";

beforeEach(() => speak("en"));

const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();

it("tells every line in the server's words, with the mark of its colour", () => {
  for (const line of lines) {
    const { container, unmount } = render(Line, { line });
    expect(words(container)).toBe(line.text);
    const isColoured = line.event?.card !== undefined || line.event?.colour !== undefined;
    expect(container.querySelectorAll(".mark")).toHaveLength(isColoured ? 1 : 0);
    unmount();
  }
});

it("puts the mark before the card, in Russian too", () => {
  speak("ru");
  const line = {
    seq: 1,
    at: 0,
    kind: "event" as const,
    text: "Марина отправляет клирика 6 в столицу",
    event: { kind: "to_capital", seat: 0, card: "p6" },
  };
  const { container } = render(Line, { line });
  expect(words(container)).toBe(line.text);
  expect(words(container.querySelector(".piece") as Element)).toBe("клирика 6");
  expect(container.querySelector(".mark--pink")).toBeTruthy();
});

it("tells chat as it is", () => {
  const { container } = render(Line, { line: { seq: 1, at: 0, kind: "chat", text: "agent 5?" } });
  expect(words(container)).toBe("agent 5?");
  expect(container.querySelector(".mark")).toBeNull();
});

it("sums up a seat", () => {
  const { container } = render(SeatFacts, { view: boards.pay.view, seat: 0, you: 0 });
  expect(words(container)).toBe(
    "Agents 9 above the limit Clerics 21 above the limit Scholars 16 above the limit Merchants 0 Gold4 Hand0 Bonus cards2 first player Points62".replace(
      " first player",
      boards.pay.view.first === 0 ? " 1first player" : "",
    ),
  );
});
