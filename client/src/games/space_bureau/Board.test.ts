import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../../lib/text/texts.svelte";
import { at, begin, given, play, point, press, why } from "../harness";
import Board from "./Board.svelte";
import { boards, lines, type Recorded, seats } from "./fixtures/game";
import type { Props } from "./hand.svelte";

const propsOf = (board: Recorded, change: Partial<Props> = {}): Props => given(board, seats, lines, change);
const show = (board: Recorded, change: Partial<Props> = {}) => render(Board, { props: propsOf(board, change) });

const cell = (name: string) => document.querySelector(`[data-cell="${name}"]`) as HTMLElement;
const hex = (key: string) => document.querySelector(`[data-key="${key}"]`) as HTMLElement;

/** A button by its name; asking for its role takes a second on a board of so many things. */
function button(name: string | RegExp): HTMLElement {
  const found = [...document.querySelectorAll("button")].filter((each) => {
    const words = nameOf(each);
    return typeof name === "string" ? words === name : name.test(words);
  });
  expect(found.map(nameOf)).toHaveLength(1);
  return found[0] as HTMLElement;
}

function nameOf(thing: Element): string {
  return thing.getAttribute("aria-label") ?? wordsIn(thing).trim().replace(/\s+/g, " ");
}

function wordsIn(node: Node): string {
  if (node instanceof Element && node.getAttribute("aria-hidden") === "true") {
    return "";
  }
  return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : [...node.childNodes].map(wordsIn).join("");
}

const wordsOf = (thing: Element) => thing.querySelector(".unseen")?.textContent ?? "";
const ghost = () => document.querySelector<HTMLElement>(".cell .ghost")?.dataset.move;

beforeEach(begin);

describe("placing", () => {
  it("shows where the agent goes as it is turned, where turned otherwise, and where not", async () => {
    const cells = (kind: string) =>
      [...document.querySelectorAll<HTMLElement>(`.cell.${kind}`)].map((each) => each.dataset.cell);
    show(boards.place);
    expect([cells("now"), cells("other")], "as it fits into most").toEqual([["a1", "b1", "c1"], []]);
    await press(button("up, right"), "mouse");
    expect([cells("now"), cells("other")]).toEqual([["c1"], ["a1", "b1"]]);
    expect(cell("a4").getAttribute("aria-disabled")).toBe("true");
  });

  it("shows the agent in the cell pointed at with what the cell could do, and places it by a click", async () => {
    show(boards.place);
    await point(cell("c1"));
    expect(ghost()).toBe("place blue-es c1");
    const pointed = within(document.querySelector(".pointed .placing") as HTMLElement);
    expect(pointed.getByText("once now")).toBeTruthy();
    expect(pointed.getByText("not now")).toBeTruthy();
    await press(cell("c1"), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["place blue-es c1"]);
  });

  it("turns by the wheel and by T, through what fits there", async () => {
    show(boards.place);
    await point(cell("c1"));
    await fireEvent.wheel(cell("c1"), { deltaY: 10 });
    expect(ghost()).toBe("place blue-sw c1");
    await fireEvent.keyDown(document.body, { key: "t", code: "KeyT" });
    expect(ghost()).toBe("place blue-ne c1");
    await fireEvent.keyDown(document.body, { key: "T", code: "KeyT", shiftKey: true });
    await press(cell("c1"), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["place blue-sw c1"]);
  });

  it("by touch: a tap lays, another turns, the button places", async () => {
    show(boards.place);
    await press(at("reserve-0-purple"), "touch");
    await press(cell("a1"), "touch");
    expect(ghost()).toBe("place purple-nes a1");
    await press(cell("a1"), "touch");
    expect(ghost()).toBe("place purple-esw a1");
    expect(play).not.toHaveBeenCalled();
    await press(button(/^Place the purple agent in a1/), "touch");
    expect(play).toHaveBeenCalledExactlyOnceWith(["place purple-esw a1"]);
  });

  it("can be dragged into a cell", async () => {
    show(boards.place);
    const tile = at("reserve-0-inspector");
    document.elementFromPoint = () => cell("b1");
    const drag = { bubbles: true, pointerId: 1, pointerType: "touch", button: 0 };
    await fireEvent(tile, new PointerEvent("pointerdown", { ...drag, clientX: 0, clientY: 0 }));
    await fireEvent(tile, new PointerEvent("pointermove", { ...drag, clientX: 40, clientY: 40 }));
    expect(ghost()).toBe("place inspector-s b1");
    await fireEvent(tile, new PointerEvent("pointerup", { ...drag, clientX: 40, clientY: 40 }));
    expect(cell("b1").getAttribute("aria-pressed")).toBe("true");
    await press(button(/^Place the inspector in b1/), "touch");
    expect(play).toHaveBeenCalledExactlyOnceWith(["place inspector-s b1"]);
  });

  it("goes from cell to cell by arrows, places by Enter, is dropped by Escape", async () => {
    show(boards.place);
    cell("c1").focus();
    await tick();
    expect(ghost()).toBe("place blue-es c1");
    await fireEvent.keyDown(cell("c1"), { key: "ArrowLeft" });
    expect(document.activeElement).toBe(cell("b1"));
    expect(cell("b1").tabIndex).toBe(0);
    await fireEvent.keyDown(cell("b1"), { key: "Enter" });
    await fireEvent.click(cell("b1"));
    expect(play).toHaveBeenCalledExactlyOnceWith(["place blue-es b1"]);
    await press(cell("a1"), "touch");
    await fireEvent.keyDown(cell("a1"), { key: "Escape" });
    expect(cell("a1").getAttribute("aria-pressed")).toBe("false");
  });

  it("says why an agent can't go there, and why not turned so", async () => {
    show(boards.place);
    await press(cell("a4"), "mouse");
    expect(why).toHaveBeenLastCalledWith("place blue-es a4", cell("a4"));
    await press(cell("a1"), "touch");
    expect(ghost()).toBe("place blue-es a1");
    await press(button("up, right"), "touch");
    expect(why).toHaveBeenLastCalledWith("place blue-ne a1", expect.anything());
  });

  it("shows a move that somebody points at", () => {
    show(boards.place, { pointed: "place purple-new c1" });
    expect(ghost()).toBe("place purple-new c1");
  });

  it("plays nothing while a command is on its way", async () => {
    show(boards.place, { isBusy: true });
    await press(cell("c1"), "mouse");
    expect(play).not.toHaveBeenCalled();
  });

  it("has words for a cell with all that is in it", () => {
    show(boards.place);
    expect(wordsOf(cell("d1"))).toBe("Cell d1: any sample; 1 fuel. Orange agent, connectors: right, left.");
  });
});

describe("the list of actions", () => {
  it("shows what can be done and what can't, and says why", async () => {
    show(boards.act);
    const list = within(screen.getByRole("region", { name: "Cell b1" }));
    expect(list.getAllByRole("listitem").map((each) => each.dataset.standing)).toEqual(["impossible", "open"]);
    await press(list.getByRole("button", { name: "Why not? SB-G2" }), "mouse");
    expect(why).toHaveBeenCalledExactlyOnceWith("do 1", expect.anything());
    await press(list.getByRole("button", { name: /^Move 1 room on/ }), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["do 2"]);
  });

  it("shows on the bureau track where a step leads", async () => {
    show(boards.act);
    await point(button(/^Move 1 room on/));
    expect(at("room-3").classList).toContain("goal");
  });

  it("asks for the colour, and for the office with its value", async () => {
    show(boards.room);
    await press(button(/^Take any sample: blue/), "mouse");
    expect(play).toHaveBeenLastCalledWith(["sample 1 blue"]);
    await press(button(/^Decline the rest/), "mouse");
    expect(play).toHaveBeenLastCalledWith(["done"]);
  });

  it("opens an office, or pays with a sample", async () => {
    const { rerender } = show(boards.office);
    await press(button(/^Open an office here: blue office/), "mouse");
    expect(play).toHaveBeenLastCalledWith(["office 1 blue"]);
    await rerender(propsOf(boards.pay));
    expect(button(/^Discard a blue sample/).textContent).toContain("2 fuel finds no room");
    await press(button(/^Discard a blue sample/), "mouse");
    expect(play).toHaveBeenLastCalledWith(["pay 1 blue"]);
    await rerender(propsOf(boards.paid));
    expect(screen.queryByRole("button", { name: /^Done/ })).toBeNull();
    await press(button(/^Open an office here: orange office/), "mouse");
    expect(play).toHaveBeenLastCalledWith(["office 1 orange"]);
  });

  it("keeps the cell in sight under what interrupts it", () => {
    show(boards.gain);
    const names = screen.getAllByRole("region").map((each) => each.getAttribute("aria-label"));
    expect(names.indexOf("Exploration of hex 13")).toBeLessThan(names.indexOf("Cell c1"));
    expect(names).toContain("Cell c1");
  });

  it("asks which inspector turns over", async () => {
    show(boards.flip);
    await press(cell("e2"), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["flip e2"]);
  });

  it("offers what an ability brings", () => {
    show(boards.triggered);
    expect(screen.getByRole("region", { name: "Captain’s ability" })).toBeTruthy();
  });
});

describe("a flight", () => {
  it("shows what a place takes and brings, and flies there by a click", async () => {
    show(boards.fly);
    expect(wordsOf(hex("0,1"))).toMatch(/Takes 1 fuel\. A landing brings 4 in credits\.$/);
    await point(hex("1,-3"));
    expect(document.querySelectorAll(".way line")).toHaveLength(3);
    expect(document.querySelectorAll(".way .jump")).toHaveLength(1);
    await press(hex("1,-3"), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["fly nw", "fly w", "jump 6"]);
  });

  it("shows first by touch", async () => {
    show(boards.fly);
    await press(hex("0,1"), "touch");
    expect(play).not.toHaveBeenCalled();
    await press(button(/^Fly there for 1 fuel/), "touch");
    expect(play).toHaveBeenCalledExactlyOnceWith(["fly w"]);
  });

  it("begins with the flight of the cell, and asks before exploring", async () => {
    show(boards.begin);
    await press(hex("0,-1"), "mouse");
    expect(play).not.toHaveBeenCalled();
    await press(button("Explore for 3 fuel"), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["do 1", "explore nw"]);
  });

  it("lands for what it says, or ends", async () => {
    show(boards.fly);
    await press(button(/^Land a purple agent \(3 credits\)/), "mouse");
    expect(play).toHaveBeenLastCalledWith(["land"]);
    await press(button(/^End the flight/), "mouse");
    expect(play).toHaveBeenLastCalledWith(["end"]);
  });

  it("keeps in sight what a landing or an office would bring, here or at the place pointed at", async () => {
    show(boards.fly);
    const prospects = within(screen.getByRole("region", { name: "What to do now" }));
    expect(prospects.getByText("Land a purple agent (3 credits)")).toBeTruthy();
    expect(prospects.getByText("An office: purple (+8), for any planet (+4)")).toBeTruthy();
    await point(hex("0,1"));
    const pointed = within(document.querySelector(".pointed") as HTMLElement);
    expect(pointed.getByText("A landing: +4")).toBeTruthy();
    expect(pointed.queryByText(/^An office/)).toBeNull();
    expect(prospects.getByText(/^An office: purple/), "the panel keeps its size").toBeTruthy();
  });

  it("says why a neighbouring place can't be explored", async () => {
    show(boards.fly);
    await press(hex("2,0"), "mouse");
    expect(why).toHaveBeenCalledExactlyOnceWith("explore ne", hex("2,0"));
  });

  it("goes from hex to hex by arrows, and zooms by keys", async () => {
    show(boards.fly);
    hex("0,0").focus();
    await fireEvent.keyDown(hex("0,0"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(hex("1,0"));
    expect(hex("1,0").tabIndex).toBe(0);
    const layer = document.querySelector<HTMLElement>(".layer");
    const before = layer?.style.transform;
    await fireEvent.keyDown(hex("1,0"), { key: "+" });
    expect(layer?.style.transform).not.toBe(before);
    await fireEvent.keyDown(hex("1,0"), { key: "0" });
    expect(layer?.style.transform).toBe(before);
    await fireEvent.wheel(hex("1,0"), { deltaY: -100 });
    expect(button("Show everything")).toBeTruthy();
  });

  it("links wormholes, and shows everybody's ship", () => {
    show(boards.fly);
    expect(document.querySelectorAll(".links line")).toHaveLength(1);
    expect(document.querySelectorAll('[data-place^="craft-"]')).toHaveLength(2);
  });
});

describe("the rest of a turn", () => {
  it("takes an agent once it is confirmed, since another is drawn", async () => {
    show(boards.take);
    await press(at("queue-inspector"), "mouse");
    expect(play).not.toHaveBeenCalled();
    await press(at("queue-inspector"), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["take inspector"]);
  });

  it("offers the exchange of three alike", async () => {
    show(boards.exchange);
    await press(button("Exchange the queue"), "mouse");
    expect(play).not.toHaveBeenCalled();
    await press(screen.getAllByRole("button", { name: "Exchange the queue" })[0] as Element, "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["exchange"]);
  });

  it("lets a captain choose a side and an ability", async () => {
    const { rerender } = show(boards.side);
    await press(button(/side 03/), "mouse");
    expect(play).toHaveBeenLastCalledWith(["side 03"]);
    await rerender(propsOf(boards.ability));
    await press(button(/^Take ability 5/), "mouse");
    expect(play).toHaveBeenLastCalledWith(["ability 5"]);
  });
});

describe("by keyboard", () => {
  it("leads on from the cell to its actions, to the hexes, to the queue and back to the ship", async () => {
    const { rerender } = show(boards.place);
    const steps: [Recorded, string][] = [
      [boards.act, ".doing"],
      [boards.fly, ".map"],
      [boards.take, ".queue"],
      [boards.flip, ".cell.flip"],
      [boards.place, ".cell.now"],
    ];
    for (const [board, place] of steps) {
      button("Bureau").focus();
      await rerender(propsOf(board));
      await tick();
      expect(document.activeElement?.closest(place), place).toBeTruthy();
    }
  });

  it("leaves whoever reads elsewhere where he is", async () => {
    const { rerender } = show(boards.place);
    (document.activeElement as HTMLElement | null)?.blur();
    await rerender(propsOf(boards.act));
    await tick();
    expect(document.activeElement).toBe(document.body);
  });
});

describe("looking around", () => {
  it("opens the ship of another captain", async () => {
    show(boards.waiting);
    await press(button(/^Bot 2: .*Open the ship$/), "mouse");
    const sheet = within(screen.getByRole("dialog", { name: "Ship of Bot 2" }));
    expect(sheet.getByRole("region", { name: "Ship, side 00" })).toBeTruthy();
  });

  it("shows a cell large", async () => {
    show(boards.waiting);
    await press(cell("d4"), "touch");
    const sheet = within(screen.getByRole("dialog", { name: "Cell d4" }));
    expect(sheet.getByText("for each level: 2 fuel or a flight")).toBeTruthy();
  });

  it("shows a cell large whatever a press would do, by a finger that rests on it", async () => {
    vi.useFakeTimers();
    show(boards.place);
    await fireEvent(cell("c1"), new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    vi.advanceTimersByTime(600);
    vi.useRealTimers();
    await fireEvent.click(cell("c1"));
    expect(screen.getByRole("dialog", { name: "Cell c1" })).toBeTruthy();
    expect(ghost()).toBeUndefined();
  });

  it("keeps the words of what a finger touched until it touches something else, so that nothing moves under it", async () => {
    show(boards.act);
    const room = document.querySelector('[data-room="3"]') as HTMLElement;
    const told = () => document.querySelector(".told")?.textContent ?? "";
    await press(room, "touch");
    expect(told()).toMatch(/^Room 3/);
    await fireEvent(room, new PointerEvent("pointerleave", { pointerType: "touch" }));
    await fireEvent.blur(room);
    expect(told()).toMatch(/^Room 3/);
    await press(cell("a4"), "mouse");
    expect(told()).toMatch(/^a4/);
  });

  it("shows another captain's ship while it is at work, and opens it by a press", async () => {
    const tiles = boards.waiting.view.seats[1]?.tiles ?? [];
    show(boards.waiting);
    expect(tiles.length).toBeGreaterThan(0);
    expect(document.querySelectorAll('.watching [data-place^="tile-1-"]')).toHaveLength(tiles.length);
    await press(button("Ship of Bot 2"), "mouse");
    expect(screen.getByRole("dialog", { name: "Ship of Bot 2" })).toBeTruthy();
  });

  it("shows a hex large", async () => {
    show(boards.waiting);
    await press(hex("2,-2"), "mouse");
    expect(screen.getByRole("dialog", { name: "Hex 4: purple planet." })).toBeTruthy();
  });

  it("has a portrait for each captain's ability", () => {
    show(boards.ability);
    const portraits = [...document.querySelectorAll<SVGElement>("[data-portrait]")];
    expect(portraits.map((each) => each.dataset.portrait)).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(new Set(portraits.map((each) => each.innerHTML)).size).toBe(6);
  });

  it("has everybody on the bureau track", () => {
    show(boards.four);
    expect(document.querySelectorAll('[data-place^="marker-"]')).toHaveLength(4);
    expect(within(screen.getByRole("region", { name: "The bureau" })).getAllByRole("button")).toHaveLength(15);
  });

  it("serves a spectator, a lone captain and the end", async () => {
    const { rerender } = show(boards.waiting, { you: -1 });
    expect(screen.getByText(/Meanwhile look around/)).toBeTruthy();
    await rerender(propsOf(boards.solo));
    expect(screen.queryByRole("list", { name: "Other captains" })).toBeNull();
    await rerender(propsOf(boards.rank));
    expect(screen.getByText("Intern")).toBeTruthy();
  });

  it("has a button for each page, and swipes from one to the next", async () => {
    show(boards.place);
    await press(button("Universe"), "touch");
    expect(button("Universe").getAttribute("aria-pressed")).toBe("true");
    const swipe = async (from: number, to: number) => {
      const finger = { bubbles: true, pointerId: 7, pointerType: "touch", clientY: 100 };
      await fireEvent(at("room-0"), new PointerEvent("pointerdown", { ...finger, clientX: from }));
      await fireEvent(at("room-0"), new PointerEvent("pointerup", { ...finger, clientX: to }));
    };
    await swipe(200, 100);
    expect(button("Bureau").getAttribute("aria-pressed")).toBe("true");
    await swipe(200, 100);
    expect(button("Bureau").getAttribute("aria-pressed")).toBe("true");
    await swipe(100, 120);
    await swipe(100, 200);
    expect(button("Universe").getAttribute("aria-pressed")).toBe("true");
  });

  it("turns to the page where the question is answered", async () => {
    const { rerender } = show(boards.place);
    await rerender(propsOf(boards.fly));
    expect(button("Universe").getAttribute("aria-pressed")).toBe("true");
    await rerender(propsOf(boards.room));
    expect(button("Bureau").getAttribute("aria-pressed")).toBe("true");
    await rerender(propsOf(boards.take));
    expect(button("Ship").getAttribute("aria-pressed")).toBe("true");
  });

  it("speaks Russian", async () => {
    show(boards.place);
    speak("ru");
    await tick();
    expect(wordsOf(cell("d1"))).toMatch(/^Отсек d1: любой образец; 1 топливо\. Оранжевый агент/);
  });

  it.each(Object.entries(boards))("shows %s, and whatever happened, without a missing text", (_, board) => {
    const error = vi.spyOn(console, "error");
    show(board, { events: lines.flatMap(({ event }) => (event ? [event] : [])) });
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});
