import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { prefer } from "../../lib/device/preferences.svelte";
import { speak } from "../../lib/text/texts.svelte";
import { at, begin, enter, given, play, point, press, unpoint, why } from "../harness";
import Board from "./Board.svelte";
import { boards, lines, type Recorded, seats } from "./fixtures/game";
import type { Props } from "./hand.svelte";

const propsOf = (board: Recorded, change: Partial<Props> = {}): Props => given(board, seats, lines, change);
const show = (board: Recorded, change: Partial<Props> = {}) => render(Board, { props: propsOf(board, change) });

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const trip = () => within(screen.getByRole("region", { name: "The flight" }));
const passengers = () => within(screen.getByRole("list", { name: /^(On board|На борту)/ })).getAllByRole("button");
/** The stamps on those in the bus, by place; none: "". */
const stamps = () => passengers().map((each) => each.parentElement?.querySelector(".stamp")?.textContent?.trim() ?? "");

beforeEach(begin);

describe("the start", () => {
  it("shows who would board, and starts at one click", async () => {
    show(boards.start);
    await point(at("station-2a"));
    expect(trip().getByText("Market, sector 2")).toBeTruthy();
    expect(trip().getByText("3 board")).toBeTruthy();
    expect(at("queue-2").querySelectorAll(".boards")).toHaveLength(3);
    await press(at("station-2a"), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["start 2a"]);
  });

  it("says why a sector that somebody has chosen is closed", async () => {
    show(boards.start);
    expect(at("station-8a").getAttribute("aria-disabled")).toBe("true");
    await press(at("station-8a"), "mouse");
    expect(why).toHaveBeenCalledExactlyOnceWith("start 8a", at("station-8a"));
    expect(play).not.toHaveBeenCalled();
  });
});

describe("a flight", () => {
  it("shows beforehand who gets off, who pays, who boards and which queues grow", async () => {
    show(boards.fly);
    await point(at("station-1a"));
    expect(stamps()).toEqual(["+1", "+1", "+1", "+2", ""]);
    expect(trip().getByText("Inspector: the stowaway pays")).toBeTruthy();
    expect(trip().getByText("4 get off")).toBeTruthy();
    expect(trip().getByText("a vortan leaves")).toBeTruthy();
    expect(trip().getByText("3 board")).toBeTruthy();
    const grown = [...document.querySelectorAll(".grows")].map((each) => each.previousElementSibling);
    expect(grown).toHaveLength(5);
    expect([...document.querySelectorAll(".grows use")].map((use) => use.getAttribute("href"))).toEqual(
      Array(5).fill(expect.stringMatching(/#passenger$/)),
    );
    expect(
      [8, 7, 6, 5, 4].every((sector) => at(`queue-${sector}`).getAttribute("aria-label")?.includes("more would come")),
    ).toBe(true);
    expect(document.querySelector("path.flight")).toBeTruthy();
    await unpoint(at("station-1a"));
    expect(stamps()).toEqual(["", "", "", "", ""]);
    expect(document.querySelector("path.flight")).toBeNull();
  });

  it("has words for all of that", () => {
    show(boards.fly);
    expect(at("station-1a").getAttribute("aria-label")).toBe(
      "Dacha, sector 1. Queue: stowaway to the cafe, rich passenger to the market, rich passenger to the cinema, vortan. An inspector is on duty. " +
        "The inspector makes your stowaways pay: 1. 4 can get off: +5. Vortans that can leave: 1. " +
        "Will board: stowaway to the cafe, rich passenger to the market, rich passenger to the cinema. On board then: 3, at the end −4. Queues that grow: 8, 7, 6, 5, 4.",
    );
    expect(at("station-6a").getAttribute("aria-label")).toMatch(
      /^Cinema, sector 6\. Bot 2 stands here\. Queue: nobody\.$/,
    );
    expect(at("station-7b").getAttribute("aria-label")).toMatch(/Your bus stands here/);
  });

  it("asks once more, and goes at the second press", async () => {
    show(boards.fly);
    await press(at("station-1a"), "mouse");
    expect(play).not.toHaveBeenCalled();
    expect(at("station-1a").getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByText("To the dacha, sector 1?")).toBeTruthy();
    await press(at("station-1a"), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["fly 1a"]);
  });

  it("goes by its named button, or is dropped", async () => {
    show(boards.fly);
    await press(at("station-1a"), "touch");
    await press(button("Choose another"), "touch");
    expect(screen.queryByText("To the dacha, sector 1?")).toBeNull();
    await press(at("station-2a"), "touch");
    const words = boards.fly.moves.find(({ move }) => move === "fly 2a")?.words ?? "";
    await press(button(words), "touch");
    expect(play).toHaveBeenCalledExactlyOnceWith(["fly 2a"]);
  });

  it("doesn't ask whoever wants no questions, but shows first by touch", async () => {
    prefer({ confirm: "none" });
    show(boards.fly);
    await press(at("station-1a"), "touch");
    expect(play).not.toHaveBeenCalled();
    await press(at("station-1a"), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["fly 1a"]);
  });

  it("goes at one click where nothing is drawn", async () => {
    show(boards.last);
    expect(boards.last.moves.find(({ move }) => move === "fly 8b")?.is_final).toBeUndefined();
    await press(at("station-8b"), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["fly 8b"]);
  });

  it("goes round the ring by arrows, flies by Enter, and is dropped by Escape", async () => {
    show(boards.fly);
    const stations = within(screen.getByRole("list", { name: "Stations" })).getAllByRole("button");
    expect(stations).toHaveLength(16);
    expect(stations.filter((station) => station.tabIndex === 0)).toEqual([stations[0]]);
    stations[0]?.focus();
    await fireEvent.keyDown(stations[0] as HTMLElement, { key: "ArrowRight" });
    expect(document.activeElement).toBe(at("station-1b"));
    expect(trip().getByText("Bath, sector 1")).toBeTruthy();
    await fireEvent.keyDown(at("station-1b"), { key: "Home" });
    await fireEvent.keyDown(at("station-1a"), { key: "ArrowLeft" });
    expect(document.activeElement).toBe(at("station-8b"));
    await enter(at("station-8b"));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.keyDown(at("station-8b"), { key: "Escape" });
    expect(at("station-8b").getAttribute("aria-pressed")).toBe("false");
    await enter(at("station-8b"));
    await enter(at("station-8b"));
    expect(play).toHaveBeenCalledExactlyOnceWith(["fly 8b"]);
  });

  it("says why it can't go to an occupied station or stay in its sector", async () => {
    show(boards.fly);
    for (const id of ["6a", "7a"]) {
      await press(at(`station-${id}`), "mouse");
      expect(why).toHaveBeenLastCalledWith(`fly ${id}`, at(`station-${id}`));
    }
    expect(play).not.toHaveBeenCalled();
  });

  it("shows a move that somebody points at", () => {
    show(boards.fly, { pointed: "fly 6b" });
    expect(trip().getByText("Dacha, sector 6")).toBeTruthy();
    expect(stamps()).toEqual(["+1", "+1", "+1", "", ""]);
  });

  it("plays nothing while a command is on its way", async () => {
    show(boards.last, { isBusy: true });
    await press(at("station-8b"), "mouse");
    expect(play).not.toHaveBeenCalled();
  });

  it("keeps what is chosen when a board comes that asks the same, and drops it when another does", async () => {
    const { rerender } = show(boards.fly);
    await press(at("station-1a"), "mouse");
    await rerender({ view: structuredClone(boards.fly.view) });
    expect(screen.getByText("To the dacha, sector 1?")).toBeTruthy();
    await rerender(propsOf(boards.waiting));
    expect(screen.queryByText("To the dacha, sector 1?")).toBeNull();
  });

  it("has 24 stations for six, with everybody's bus on the ring", () => {
    show(boards.six);
    expect(within(screen.getByRole("list", { name: "Stations" })).getAllByRole("button")).toHaveLength(24);
    expect(document.querySelectorAll('[data-place^="ship-"]')).toHaveLength(6);
  });

  it("shows the closed stations of a sector where people may walk, without offering them", () => {
    show(boards.walk);
    expect(within(screen.getByRole("list", { name: "Stations" })).getAllByRole("button")).toHaveLength(8);
    expect(screen.getByText("beach, sector 1: not on today’s route")).toBeTruthy();
  });

  it("speaks Russian", async () => {
    show(boards.fly);
    speak("ru");
    await tick();
    await press(at("station-1a"), "mouse");
    expect(screen.getByText("Летим к даче, сектор 1?")).toBeTruthy();
    expect(screen.getByText("Поехали!")).toBeTruthy();
    expect(screen.getByText("Контролёр: заяц заплатит")).toBeTruthy();
    expect(screen.getByText("выйдут 4")).toBeTruthy();
    expect(passengers()[0]?.getAttribute("aria-label")).toMatch(/^пассажир до бани или дачи/);
  });
});

describe("getting off", () => {
  it("lets off all who pay, the rich first and alike ones as often as they are there", async () => {
    show(boards.off);
    await press(button("Let off all 4 who pay: +5"), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith([
      "off rich-beach",
      "off cafe-beach",
      "off beach-museum",
      "off beach-museum",
    ]);
  });

  it("lets off whoever is clicked, and looks first by touch", async () => {
    show(boards.off);
    expect(stamps()).toEqual(["+1", "+1", "+1", "", "+2", ""]);
    await press(at("hand-cafe-beach"), "touch");
    expect(play).not.toHaveBeenCalled();
    const words = boards.off.moves.find(({ move }) => move === "off cafe-beach")?.words ?? "";
    expect(button(words)).toBeTruthy();
    await press(at("hand-cafe-beach"), "touch");
    expect(play).toHaveBeenCalledExactlyOnceWith(["off cafe-beach"]);
    await press(at("hand-vortan"), "mouse");
    expect(play).toHaveBeenLastCalledWith(["off vortan"]);
  });

  it("says why somebody can't", async () => {
    show(boards.off);
    const one = at("hand-museum-factory");
    expect(one.getAttribute("aria-disabled")).toBe("true");
    await press(one, "mouse");
    expect(why).toHaveBeenCalledExactlyOnceWith("off museum-factory", one);
  });

  it("leaves the rest on board", async () => {
    show(boards.off);
    await press(button("The others stay on board"), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["stay"]);
  });

  it("lets the rich go first where they have to, and the others after them in the same go", async () => {
    show(boards.richFirst);
    const one = at("hand-cafe-cinema");
    await press(one, "mouse");
    expect(why).toHaveBeenCalledExactlyOnceWith("off cafe-cinema", one);
    await press(button("Let off all 3 who pay: +4"), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["off rich-cinema", "off cafe-cinema", "off beach-cinema"]);
  });
});

describe("boarding by choice", () => {
  it("takes as many as can at first, fewer by the stepper", async () => {
    show(boards.load);
    expect(button(/Take 6/)).toBeTruthy();
    await press(button("One fewer"), "mouse");
    await press(button("One fewer"), "mouse");
    expect(document.querySelectorAll(".loading .stays")).toHaveLength(2);
    await press(button(/Take 4/), "mouse");
    expect(play).toHaveBeenCalledExactlyOnceWith(["load 4"]);
  });

  it("stops at nobody", async () => {
    show(boards.load);
    for (let i = 0; i < 8; i += 1) {
      await press(button("One fewer"), "mouse");
    }
    expect(button("One fewer").getAttribute("aria-disabled")).toBe("true");
    const words = boards.load.moves.find(({ move }) => move === "load 0")?.words ?? "";
    await press(document.querySelector(".loading .btn--go") as Element, "mouse");
    expect(words).not.toBe("");
    expect(play).toHaveBeenCalledExactlyOnceWith(["load 0"]);
  });
});

describe("by keyboard", () => {
  it("leads on from the station to whoever can get off, and to the boarding", async () => {
    const { rerender } = show(boards.last);
    at("station-3b").focus();
    await rerender(propsOf(boards.off));
    await tick();
    expect(document.activeElement).toBe(at("hand-cafe-beach"));
    at("station-3b").focus();
    await rerender(propsOf(boards.load));
    await tick();
    expect(document.activeElement?.closest(".loading")).toBeTruthy();
  });

  it("leaves whoever reads elsewhere where he is", async () => {
    const { rerender } = show(boards.last);
    (document.activeElement as HTMLElement).blur();
    await rerender(propsOf(boards.off));
    await tick();
    expect(document.activeElement).toBe(document.body);
  });
});

describe("looking around", () => {
  it("shows the stations that somebody wants to", async () => {
    show(boards.waiting);
    await press(at("hand-bath-cinema"), "mouse");
    const icons = [...document.querySelectorAll(".wanted use")].map((use) => use.getAttribute("href")?.split("#")[1]);
    expect(new Set(icons.filter((icon) => icon?.startsWith("station-")))).toEqual(
      new Set(["station-bath", "station-cinema"]),
    );
  });

  it("opens a queue with its cards, the next to board first", async () => {
    show(boards.last);
    await press(at("queue-1"), "mouse");
    const sheet = within(screen.getByRole("dialog", { name: "Queue of sector 1" }));
    const cards = within(sheet.getByRole("list", { name: "Queue of sector 1" })).getAllByRole("button");
    expect(cards).toHaveLength(10);
    expect(cards[0]?.getAttribute("aria-label")).toBe("1: stowaway to the beach");
    await press(cards[0] as HTMLElement, "mouse");
    expect(sheet.getByText(/only where an inspector stands/)).toBeTruthy();
  });

  it("opens a bus of the others, with what it has earned", async () => {
    show(boards.fly);
    await press(button(/^Bot 2.*Open the bus$/), "mouse");
    const sheet = within(screen.getByRole("dialog", { name: "Bus of Bot 2" }));
    expect(sheet.getAllByRole("button", { name: "rich passenger to the beach" })).toHaveLength(2);
    expect(sheet.getByText("−5")).toBeTruthy();
  });

  it("tells what is left in the deck", async () => {
    show(boards.fly);
    await press(button(/What is left$/), "mouse");
    const sheet = within(screen.getByRole("dialog", { name: "What is left in the deck" }));
    const rows = within(sheet.getByRole("table")).getAllByRole("row");
    expect(rows).toHaveLength(10);
    expect(sheet.getByText(/20 in the upper part and 21 in the lower/)).toBeTruthy();
  });

  it("says clearly that the shift ends", async () => {
    const { rerender } = show(boards.last);
    expect(at("deck").textContent).toContain("Last round");
    expect(at("station-8b").getAttribute("aria-label")).not.toContain("Queues that grow");
    await rerender(propsOf({ ...boards.last, view: { ...boards.last.view, rounds_left: 1 } }));
    expect(at("deck").textContent).toContain("End of shift: this round and one more");
    await rerender(propsOf(boards.over));
    expect(at("deck").textContent).toContain("The shift is over");
  });

  it("tells in the end what a flight would make of the score", async () => {
    show(boards.last);
    await point(at("station-3b"));
    const { points = 0, penalty = 0 } = boards.last.preview?.find(({ move }) => move === "fly 3b") ?? {};
    const score = (boards.last.view.seats[0]?.points ?? 0) + points + penalty;
    expect(trip().getByText(`would make ${score < 0 ? `−${-score}` : score}`)).toBeTruthy();
  });

  it("shows those who only look the bus of whoever is to move", () => {
    show({ ...boards.waiting, moves: [], preview: null }, { you: -1 });
    expect(screen.getByRole("region", { name: "Bus of Bot 2" })).toBeTruthy();
    expect(document.querySelectorAll(".legal")).toHaveLength(0);
  });
});
