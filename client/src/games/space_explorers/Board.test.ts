import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../lib/text/texts.svelte";
import { at, begin, given, play, press, why } from "../harness";
import Board from "./Board.svelte";
import { cardOfMove } from "./colours";
import { boards, lines, type Recorded, seats } from "./fixtures/game";
import type { Props } from "./hand.svelte";

const propsOf = (board: Recorded, change: Partial<Props> = {}): Props => given(board, seats, lines, change);
const show = (board: Recorded, change: Partial<Props> = {}) => render(Board, { props: propsOf(board, change) });

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const card = (number: number) => find(`.table [data-card="${number}"]`);
const words = (thing: Element | null) => (thing?.textContent ?? "").replace(/\s+/g, " ").trim();

/** A recruit of a board that has to be paid for. */
function paidRecruit({ preview }: Recorded) {
  const found = preview?.moves.find(({ pays }) => pays);
  if (!found) {
    throw new Error("no recruit that is paid for");
  }
  return { move: found.move, number: cardOfMove(found.move) ?? 0 };
}

beforeEach(begin);

describe.each(Object.entries(boards))("asked: %s", (_name, board) => {
  it("has something to press for every legal move", async () => {
    show(board);
    const offered = new Set<string>();
    const look = () => {
      for (const thing of all("[data-move], [data-recruit]")) {
        offered.add(thing.dataset.move ?? thing.dataset.recruit ?? "");
      }
    };
    look();
    for (const { move } of board.moves) {
      const thing = card(cardOfMove(move) ?? 0);
      if (!offered.has(move) && thing) {
        play.mockReset();
        await press(thing, "mouse");
        look();
        if (find(`[data-confirm="${move}"]`) || play.mock.calls.some(([moves]) => moves[0] === move)) {
          offered.add(move);
        }
        await fireEvent.keyDown(thing, { key: "Escape" });
      }
    }
    expect([...board.moves.map(({ move }) => move)].filter((move) => !offered.has(move))).toEqual([]);
  });
});

it.each(["all", "payAll", "soloAll", "talent"] as const)("is drawn in Russian without a text missing: %s", (name) => {
  speak("ru");
  show(boards[name]);
  expect(words(find(".table"))).not.toMatch(/undefined|NaN|null/);
});

describe("recruiting", () => {
  it("takes two presses with the rest: the card, and the button with its price", async () => {
    const { move, number } = paidRecruit(boards.act);
    show(boards.act);
    await press(card(number), "mouse");
    expect(play).not.toHaveBeenCalled();
    await press(find(`[data-recruit="${move}"]`), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith([move, "rest"]);
  });

  it("names the card alone for whoever wants to choose what is given", async () => {
    const { move, number } = paidRecruit(boards.act);
    show(boards.act);
    await press(card(number), "touch");
    await press(find(`[data-move="${move}"]`), "touch");
    expect(play).toHaveBeenCalledExactlyOnceWith([move]);
  });

  it("says why a card can't be paid for", async () => {
    const offer = boards.act.view.own?.offers?.find(({ places }) => places?.some(({ short }) => short));
    show(boards.act);
    await press(card(offer?.card ?? 0), "mouse");
    await press(find("[data-refused]"), "mouse");
    expect(why).toHaveBeenCalledWith(find("[data-refused]").dataset.refused, expect.anything());
  });

  it("tells the price beside every card, and how much is short", () => {
    show(boards.act);
    const prices = all(".center .tag");
    expect(prices).toHaveLength(boards.act.view.center.length);
    expect(prices.every((each) => words(each).startsWith("Your price: "))).toBe(true);
  });

  it("strikes out what the discount drops", () => {
    const { view } = boards.act;
    const offer = view.own?.offers?.find(
      ({ card, places }) =>
        places?.[0]?.dropped && places.length === 1 && view.center.some((each) => each.card === card),
    );
    show(boards.act);
    const struck = card(offer?.card ?? 0).querySelectorAll('path[stroke="#d92d26"]');
    const printed = view.printed.cards.find(({ number }) => number === offer?.card);
    expect(struck.length).toBe(Math.min(offer?.places?.[0]?.dropped ?? 0, printed?.cost.length ?? 0));
    expect(struck.length).toBeGreaterThan(0);
  });

  it("takes a card into the hand", async () => {
    const take = boards.act.moves.find(({ move }) => move.startsWith("take "))?.move ?? "";
    show(boards.act);
    await press(card(cardOfMove(take) ?? 0), "mouse");
    await press(find(`[data-move="${take}"]`), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith([take]);
  });

  it("asks once more before a draw", async () => {
    show(boards.act);
    await press(at("deck"), "mouse");
    expect(play).not.toHaveBeenCalled();
    await press(find('[data-confirm="draw"]'), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["draw"]);
  });

  it("puts a card down by Escape, and plays nothing while a command is on its way", async () => {
    const { number, move } = paidRecruit(boards.act);
    show(boards.act, { isBusy: true });
    await press(card(number), "mouse");
    await press(find(`[data-recruit="${move}"]`), "mouse");
    expect(play).not.toHaveBeenCalled();
    await fireEvent.keyDown(card(number), { key: "Escape" });
    expect(card(number).getAttribute("aria-pressed")).toBe("false");
  });

  it("goes from card to card by arrows", async () => {
    show(boards.act);
    const [first, second] = all(".center [data-rove]");
    first?.focus();
    await fireEvent.keyDown(first as HTMLElement, { key: "ArrowRight" });
    expect(document.activeElement).toBe(second);
  });

  it("opens the card of a move that somebody points at", () => {
    const { move, number } = paidRecruit(boards.act);
    show(boards.act, { pointed: move });
    expect(card(number).getAttribute("aria-pressed")).toBe("true");
    expect(find(`[data-recruit="${move}"]`)).toBeTruthy();
  });
});

describe("paying", () => {
  it("shows what is open, what each step covers, who gets the tokens, and exactly what the rest takes", () => {
    show(boards.pay);
    const { payment } = boards.pay.view;
    const told = words(find(".pay"));
    expect(told).toContain(`${payment?.open} icon`);
    expect(told).toContain("Your tokens go to: Bot 2.");
    for (const { move } of boards.pay.moves.filter(({ move }) => move !== "rest")) {
      const covers = boards.pay.preview?.moves.find((each) => each.move === move)?.covers;
      expect(words(find(`.pay [data-move="${move}"]`))).toContain(`Covers ${covers}`);
    }
    const price = boards.pay.preview?.moves.find(({ move }) => move === "rest")?.price;
    const rest = words(find('[data-move="rest"]'));
    for (const each of price?.cards ?? []) {
      expect(rest).toContain(String(each));
    }
  });

  it("pays the rest at one press, and a token at one press if it can be taken back", async () => {
    show(boards.pay);
    await press(find('[data-move="rest"]'), "touch");
    expect(play).toHaveBeenLastCalledWith(["rest"]);
    const step = boards.pay.moves.find(({ move, is_final }) => move !== "rest" && !is_final)?.move;
    if (step) {
      await press(find(`.pay [data-move="${step}"]`), "touch");
      expect(play).toHaveBeenLastCalledWith([step]);
    }
  });
});

describe("projects", () => {
  it("says how far one is, and how far the others are", () => {
    show(boards.act);
    const [project] = boards.act.view.projects;
    const mine = boards.act.view.seats[0]?.progress?.find((each) => each.project === project);
    const told = words(at(`project-${project}`));
    expect(told).toContain(
      (mine?.have ?? 0) < (mine?.of ?? 0) ? `You have ${mine?.have ?? 0} of ${mine?.of}` : "You have all",
    );
    const theirs = boards.act.view.seats[1]?.progress?.find((each) => each.project === project);
    expect(words(at(`project-${project}`).closest("li"))).toContain(`${theirs?.have ?? 0}/${theirs?.of}`);
  });

  it("completes one, and says why not another", async () => {
    const move = boards.goOn.moves.find((each) => each.move.startsWith("project "))?.move ?? "";
    show(boards.goOn);
    const tile = at(move.replace(" ", "-"));
    await press(tile, "mouse");
    if (!play.mock.calls.length) {
      await press(find(`[data-confirm="${move}"]`), "mouse");
    }
    expect(play).toHaveBeenCalledExactlyOnceWith([move]);
    const other = all(".project[aria-disabled='true']")[0];
    if (other) {
      await press(other, "mouse");
      expect(why).toHaveBeenCalled();
    }
  });
});

describe("all modules at once", () => {
  it("shows the crisis, power boards, goals with how far one is, the talent", () => {
    show(boards.all);
    const { view } = boards.all;
    expect(words(find(".crisis"))).toContain("of 6 over");
    expect(all(".power .section")).toHaveLength(3);
    const goal = view.seats[0]?.goals.find(({ is_met }) => !is_met);
    expect(words(at(`goal-0-${goal?.division}`))).toContain(`${goal?.have ?? 0}/${goal?.of}`);
    expect(find(".talent")).toBeTruthy();
    expect(all(".power > .unseen, .token").length).toBeGreaterThan(0);
  });

  it("opens the hub of another by a press", async () => {
    show(boards.all);
    await press(at("seat-2"), "mouse");
    const sheet = within(find("dialog[open]"));
    expect(sheet.getByText("The hub: Bot 3")).toBeTruthy();
    const first = all("dialog [data-card]")[0];
    if (first) {
      await press(first, "mouse");
      expect(words(find("dialog .words"))).toContain(first.dataset.card);
    }
  });

  it("says what a goal asks for and what a section does at a press, and why it can't be used", async () => {
    show(boards.all);
    const head = at(`goal-0-${boards.all.view.seats[0]?.goals[0]?.division}`)?.closest("button");
    await press(head as HTMLElement, "touch");
    expect(words(find(".now .told p"))).toBe(words(head?.querySelector(":scope > .unseen") ?? null));
    expect(words(find(".now .told p"))).toMatch(/: .* of \d/);
    await press(find(".section[aria-disabled=true]"), "touch");
    expect(words(find(".now .told p"))).toContain(": ");
    expect(why).toHaveBeenCalledOnce();
    await press(find(".now .told button"), "touch");
    expect(find(".told")).toBeNull();
  });

  it("says the same of the hub of another", async () => {
    show(boards.all);
    await press(at("seat-2"), "mouse");
    for (const thing of all("dialog .head, dialog .section, dialog button.others")) {
      await press(thing, "touch");
      expect(words(find("dialog .words"))).toBe(words(thing.querySelector(":scope > .unseen")));
    }
  });

  it("lays a power token on a card that is pressed", async () => {
    show(boards.lay);
    const { move, is_final } = boards.lay.moves[0] ?? { move: "" };
    await press(card(cardOfMove(move) ?? 0), "mouse");
    if (is_final) {
      await press(find(`[data-confirm="${move}"]`), "mouse");
    }
    expect(play).toHaveBeenCalledExactlyOnceWith([move]);
  });

  it("explains its signs", async () => {
    show(boards.all);
    await fireEvent.keyDown(document.body, { key: "p", code: "KeyP" });
    expect(find("dialog[open] [data-legend-list]")).toBeTruthy();
  });
});

describe("alone", () => {
  it("shows the Rival's track, its marker under the Center, and the lead", () => {
    show(boards.solo);
    expect(words(find(".rival"))).toContain("level");
    expect(words(find(".rival"))).toMatch(/Your lead: [+−]?\d+/);
    expect(at("marker").closest("li")).toBe(all(".center li")[boards.solo.view.rival?.marker ?? -1]);
    expect(words(at("seat-1"))).toContain("The Rival");
  });
});

describe("whoever only looks", () => {
  it("sees no prices and can press nothing that plays", () => {
    const { view } = boards.act;
    show({ ...boards.act, view: { ...view, own: null }, moves: [], preview: null }, { you: -1 });
    expect(all(".center .tag")).toHaveLength(0);
    expect(all("[data-move]")).toHaveLength(0);
  });

  it("is told whose answer one's own turn waits for", () => {
    const { view } = boards.act;
    show({ ...boards.act, view: { ...view, turn: 0, question: "deck", asked: [1] }, moves: [], preview: null });
    expect(screen.getByText("Bot 2 is asked to decide something for your turn.")).toBeTruthy();
  });
});

it("explains the modules in play at a press, and names them while the game begins", async () => {
  show(boards.all, { view: { ...boards.all.view, round: 1 } });
  expect(words(find(".facts p"))).toMatch(/^In play: Space powers, Leaders/);
  await press(find("[data-modules]"), "mouse");
  expect(all("dialog dt")).toHaveLength(boards.all.view.modules.length);
  expect(words(find("dialog dd"))).toMatch(/^Everybody plays a power/);
});
