import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { prefer } from "../../lib/device/preferences.svelte";
import { speak } from "../../lib/text/texts.svelte";
import { begin, enter, given, play, press, why } from "../harness";
import Board from "./Board.svelte";
import { boards, linesAt, type Recorded, seats } from "./fixtures/game";
import type { Props } from "./hand.svelte";
import SeatFacts from "./SeatFacts.svelte";

const propsOf = (board: Recorded, change: Partial<Props> = {}): Props => given(board, seats, linesAt(board), change);
const show = (board: Recorded, change: Partial<Props> = {}) => render(Board, { props: propsOf(board, change) });

const pile = (name: RegExp) => screen.getByRole("button", { name });

beforeEach(begin);

describe("the draft", () => {
  it("keeps a card at one click of the mouse", async () => {
    show(boards.draft);
    await press(screen.getByRole("button", { name: "agent 5" }), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["keep b5"]);
  });

  it("looks first by touch, and keeps at the second tap", async () => {
    show(boards.draft);
    const card = screen.getByRole("button", { name: "agent 5" });
    await press(card, "touch");
    expect(play).not.toHaveBeenCalled();
    expect(card.getAttribute("aria-pressed")).toBe("true");
    await press(card, "touch");
    expect(play).toHaveBeenCalledExactlyOnceWith(["keep b5"]);
  });

  it("goes by arrows, and keeps by Enter", async () => {
    show(boards.draft);
    const cards = within(screen.getByRole("list", { name: "Choose what to keep" })).getAllByRole("button");
    expect(cards.filter((card) => card.tabIndex === 0)).toEqual([cards[0]]);
    cards[0]?.focus();
    await fireEvent.keyDown(cards[0] as HTMLElement, { key: "ArrowRight" });
    expect(document.activeElement).toBe(cards[1]);
    expect(cards[1]?.tabIndex).toBe(0);
    await fireEvent.keyDown(cards[1] as HTMLElement, { key: "End" });
    expect(document.activeElement).toBe(cards.at(-1));
    await enter(cards.at(-1) as HTMLElement);
    expect(play).toHaveBeenCalledExactlyOnceWith(["keep y2"]);
  });

  it("asks with a named button for what can't be taken back", async () => {
    show(boards.draftLast);
    await press(screen.getByRole("button", { name: "scholar 3" }), "mouse");
    expect(play).not.toHaveBeenCalled();
    await press(screen.getByRole("button", { name: "Keep scholar 3 and pass the rest" }), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["keep g3"]);
  });

  it("doesn't ask whoever wants no questions", async () => {
    prefer({ confirm: "none" });
    show(boards.draftLast);
    await press(screen.getByRole("button", { name: "scholar 3" }), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["keep g3"]);
  });

  it("says where the rest goes, in both languages", async () => {
    show(boards.draft);
    expect(screen.getByText("the rest goes to Bot 2")).toBeTruthy();
    speak("ru");
    await tick();
    expect(screen.getByText("остальные получит Bot 2")).toBeTruthy();
    expect(screen.getByRole("button", { name: "агент 5" })).toBeTruthy();
  });
});

describe("a turn", () => {
  it("offers city and capital with what each brings", async () => {
    show(boards.play);
    expect(screen.queryByRole("button", { name: /^Send/ })).toBeNull();
    await press(screen.getByRole("button", { name: "scholar 5" }), "mouse");
    expect(
      screen.getByRole("button", {
        name: "Send scholar 5 to your city: scholars 0, then 5 against a limit of 10, within the limit",
      }),
    ).toBeTruthy();
    await press(
      screen.getByRole("button", { name: "Send scholar 5 to the capital: limit 10, then 15; you draw a card" }),
      "mouse",
    );
    expect(play).toHaveBeenCalledExactlyOnceWith(["capital g5"]);
  });

  it("plays a lifted card where it is put: the city", async () => {
    show(boards.play);
    await press(screen.getByRole("button", { name: "cleric 6" }), "mouse");
    await press(screen.getByRole("button", { name: /^Your city/ }), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["city p6"]);
  });

  it("shows by touch what the capital would be before it plays there", async () => {
    show(boards.play);
    await press(screen.getByRole("button", { name: "cleric 6" }), "touch");
    await press(pile(/^Clerics of the capital/), "touch");
    expect(play).not.toHaveBeenCalled();
    expect(pile(/^Clerics of the capital.*Limit 8/)).toBeTruthy();
    await press(pile(/^Clerics of the capital/), "touch");
    expect(play).toHaveBeenCalledExactlyOnceWith(["capital p6"]);
  });

  it("leaves a move that can't be taken back to its named button", async () => {
    show(boards.play);
    await press(screen.getByRole("button", { name: "scholar 5" }), "mouse");
    await press(pile(/^Scholars of the capital/), "mouse");
    expect(play).not.toHaveBeenCalled();
    await press(screen.getByRole("button", { name: /^Send scholar 5 to the capital/ }), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["capital g5"]);
  });

  it("says why a card can't be played while others move", async () => {
    show(boards.waiting);
    const card = boards.waiting.view.own?.hand[0] ?? "";
    const button = document.querySelector(`[data-place="hand-${card}"]`) as Element;
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await press(button, "mouse");
    expect(why).toHaveBeenCalledExactlyOnceWith(`city ${card}`, button);
    expect(play).not.toHaveBeenCalled();
  });

  it("plays nothing while a command is on its way", async () => {
    show(boards.draft, { isBusy: true });
    await press(screen.getByRole("button", { name: "agent 5" }), "mouse");
    expect(play).not.toHaveBeenCalled();
  });

  it("shows a move that somebody points at", () => {
    show(boards.play, { pointed: "city p6" });
    expect(screen.getByRole("button", { name: "cleric 6" }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByText(/^Clerics: 10 against a limit of 2, above the limit/)).toBeTruthy();
  });

  it("favours city or capital only if somebody points at it", async () => {
    const favoured = () =>
      screen.getAllByRole("button", { name: /^Send/ }).filter((button) => button.matches(".btn--go"));
    const { rerender } = show(boards.play);
    await press(screen.getByRole("button", { name: "cleric 6" }), "mouse");
    expect(favoured()).toEqual([]);
    await rerender({ pointed: "city p6" });
    expect(favoured()).toEqual([screen.getByRole("button", { name: /^Send cleric 6 to your city/ })]);
    await rerender({ pointed: "capital p6" });
    expect(favoured()).toEqual([screen.getByRole("button", { name: /^Send cleric 6 to the capital/ })]);
  });

  it("keeps what is lifted when a board comes that asks the same", async () => {
    const { rerender } = show(boards.play);
    await press(screen.getByRole("button", { name: "cleric 6" }), "mouse");
    await rerender({ view: structuredClone(boards.play.view) });
    expect(screen.getByRole("button", { name: "cleric 6" }).getAttribute("aria-pressed")).toBe("true");
  });
});

describe("actions of the capital", () => {
  it("lays a modifier at any colour", async () => {
    show(boards.lay);
    await press(pile(/^Merchants of the capital/), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["lay yellow"]);
  });

  it("takes only where it can, and says why not elsewhere", async () => {
    show(boards.take);
    const pink = pile(/^Clerics of the capital/);
    expect(pink.getAttribute("aria-disabled")).toBe("true");
    await press(pink, "mouse");
    expect(why).toHaveBeenCalledExactlyOnceWith("take pink", pink);
    await press(pile(/^Scholars of the capital/), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["take green"]);
  });
});

describe("gold", () => {
  const toggle = (name: string) => screen.getByRole("button", { name });

  it("saves the most points at first, and names what is lost", () => {
    show(boards.pay);
    expect(toggle("Save for 2 Scholars").getAttribute("aria-pressed")).toBe("true");
    expect(toggle("Pay 2 and lose agents, clerics (−30)")).toBeTruthy();
  });

  it("greys what can't be paid as well, with the reason", async () => {
    show(boards.pay);
    const agents = toggle("Save for 3 Agents");
    expect(agents.getAttribute("aria-disabled")).toBe("true");
    await press(agents, "mouse");
    expect(why).toHaveBeenCalledExactlyOnceWith("pay blue+green", agents);
  });

  it("pays for what is chosen", async () => {
    show(boards.pay);
    await press(toggle("Save for 2 Scholars"), "mouse");
    expect(toggle("Pay nothing and lose agents, clerics, scholars (−46)")).toBeTruthy();
    await press(toggle("Save for 3 Agents"), "mouse");
    await press(toggle("Pay 3 and lose clerics, scholars (−37)"), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["pay blue"]);
  });
});

describe("the check", () => {
  const dialog = () => screen.getByRole("dialog", { name: /^Check of round/ });
  const inDialog = () => within(dialog());
  const next = () => fireEvent.click(inDialog().getByRole("button", { name: "Next" }));
  /** The cells of a colour's column, from the limit down. */
  const column = (index: number) =>
    inDialog()
      .getAllByRole("row")
      .map((row) => within(row).queryAllByRole("cell")[index]?.textContent?.trim())
      .filter((words) => words !== undefined);

  it("opens by itself when it comes, and what is asked waits for it", async () => {
    const { rerender } = show(boards.play);
    await rerender(propsOf(boards.pay));
    await tick();
    expect(inDialog().getByText("Cards left in hand.")).toBeTruthy();
    expect(screen.queryByText(/^You have/)).toBeNull();
    expect(column(0)[0]).toContain("not shown yet");
    await next();
    expect(inDialog().getByText("Modifiers turned up.")).toBeTruthy();
    expect(column(0)[0]).toContain("limit");
    await next();
    await fireEvent.click(inDialog().getByRole("button", { name: "Got it" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("You have 4 gold")).toBeTruthy();
  });

  it("goes on with what is new, to the final count, and hides totals until then", async () => {
    const { rerender } = show(boards.pay);
    await rerender(propsOf(boards.over));
    await tick();
    expect(inDialog().getByText("Your city.")).toBeTruthy();
    expect(inDialog().getByText("13 too many: 4 gold was not enough for this.")).toBeTruthy();
    expect(inDialog().queryByText(boards.over.view.seats[1]?.score ?? -1)).toBeNull();
    for (let stage = 0; stage < 3; stage += 1) {
      expect(inDialog().queryByTitle("Total")).toBeNull();
      await fireEvent.keyDown(dialog(), { key: "ArrowRight" });
    }
    expect(inDialog().getByText("The final count.")).toBeTruthy();
    const totals = inDialog().getAllByTitle("Total");
    expect(totals.map((total) => total.textContent)).toEqual(
      boards.over.view.seats.map(({ score }) => `Total${score}`),
    );
    await fireEvent.keyDown(dialog(), { key: "ArrowRight" });
    expect(dialog()).toBeTruthy();
  });

  it("shows everything at once to whoever wants that, and all that is added to it", async () => {
    const { rerender } = show(boards.play);
    await rerender(propsOf(boards.pay));
    await tick();
    await fireEvent.click(inDialog().getByRole("button", { name: "Show all" }));
    expect(inDialog().getByText("Gold decides.")).toBeTruthy();
    await rerender(propsOf(boards.over));
    await tick();
    expect(inDialog().getByText("The final count.")).toBeTruthy();
    expect(inDialog().queryByRole("button", { name: "Show all" })).toBeNull();
  });

  it("grows while it is read, from the stage that is looked at", async () => {
    const { rerender } = show(boards.play);
    await rerender(propsOf(boards.pay));
    await tick();
    await next();
    await next();
    expect(inDialog().getByText("Gold decides.")).toBeTruthy();
    await rerender(propsOf(boards.over));
    await tick();
    expect(inDialog().getByText("Your city.")).toBeTruthy();
    expect(column(0)[0]).toContain("limit");
  });

  it("comes after an earlier one that is looked at", async () => {
    const { rerender } = show(boards.pay);
    await fireEvent.click(screen.getByTitle("On the table"));
    await fireEvent.click(screen.getByRole("button", { name: "Check of round 2" }));
    await rerender(propsOf(boards.over));
    await tick();
    expect(screen.getByRole("dialog", { name: "Check of round 2" })).toBeTruthy();
    await fireEvent.click(inDialog().getByRole("button", { name: "Close" }));
    await tick();
    expect(screen.getByRole("dialog", { name: "Check of round 3" })).toBeTruthy();
  });

  it("keeps the outcome out of the panels until it has been read", async () => {
    const panel = render(SeatFacts, { props: { view: boards.over.view, seat: 1, you: 0 } });
    const score = `${boards.over.view.seats[1]?.score}`;
    expect(within(panel.container).getByText(score)).toBeTruthy();
    const { rerender } = show(boards.pay);
    await rerender(propsOf(boards.over));
    await tick();
    expect(within(panel.container).queryByText(score)).toBeNull();
    expect(within(panel.container).getAllByText("after the check")).toHaveLength(7);
    expect(document.querySelector(".neighbour")?.textContent).toContain("Agents ?, clerics ?");
    await fireEvent.click(inDialog().getByRole("button", { name: "Close" }));
    expect(within(panel.container).getByText(score)).toBeTruthy();
    expect(document.querySelector(".neighbour")?.textContent).not.toContain("?");
  });

  it("can be opened again, and doesn't open for those who only look", async () => {
    const { rerender } = show(boards.play, { seats: seats.map((seat) => ({ ...seat, is_you: false })) });
    await rerender({ ...propsOf(boards.over), seats: seats.map((seat) => ({ ...seat, is_you: false })) });
    await tick();
    expect(screen.queryByRole("dialog")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Check of round 3" }));
    expect(inDialog().getByText("Cards left in hand.")).toBeTruthy();
  });
});

it("shows a spectator the table without a hand", () => {
  const view = { ...boards.play.view, own: null };
  show({ ...boards.play, view, moves: [], preview: null }, { you: -1 });
  expect(screen.getByRole("region", { name: "Capital" })).toBeTruthy();
  expect(document.querySelector('[data-place^="hand-"]')).toBeNull();
});
