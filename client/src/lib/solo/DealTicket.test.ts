import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DailyDeal, ResultRow } from "../../protocol";
import { speak, t } from "../text/texts.svelte";
import DealTicket from "./DealTicket.svelte";

const ENDS = Date.UTC(2026, 10, 17);
const CLOSES = Date.UTC(2026, 10, 17, 12);
const HOUR = 3_600_000;

function aRow(change: Partial<ResultRow> = {}): ResultRow {
  return {
    place: 1,
    name: "Анна",
    score: 81,
    rank: "Координатор",
    traits: [],
    at: 0,
    is_you: true,
    table: "mine",
    ...change,
  };
}

function aDeal(change: Partial<DailyDeal> = {}): DailyDeal {
  return {
    game: "space_bureau",
    title: "Космобюро",
    day: "2026-11-16",
    is_today: true,
    ends: ENDS,
    closes: CLOSES,
    options: [
      { name: "ships", value: "00", title: "Корабли", choice: "У всех сторона 00", counts: true },
      { name: "captains", value: "off", title: "Капитаны", choice: "Без способностей", counts: false },
    ],
    commitment: "c0ffee",
    secret: null,
    before: null,
    after: null,
    mine: { state: "none", table: null, result: null },
    can_begin: true,
    can_practise: false,
    score: "Кредиты",
    ranks: [
      { rank: "Стажёр", least: null },
      { rank: "Практикант", least: -9 },
      { rank: "Сотрудник", least: 0 },
      { rank: "Работник месяца", least: 65 },
    ],
    results: [],
    count: 0,
    ...change,
  };
}

const onbegin = vi.fn();
const onpractise = vi.fn();
const FACTS = [{ title: "Корабли", words: "У всех сторона 00" }];
const shown = (deal: DailyDeal, now = ENDS - 5 * HOUR) =>
  render(DealTicket, { deal, facts: FACTS, now, isBusy: false, onbegin, onpractise });
const button = (id: string) => screen.queryByRole("button", { name: t(id) });

beforeEach(() => {
  speak("ru");
  vi.clearAllMocks();
});

describe("the ticket of a day's deal", () => {
  it("offers the try that counts, and says how long it can be begun", async () => {
    shown(aDeal());
    expect(screen.getByText(t("solo-left", { hours: 5, minutes: 0 }))).toBeTruthy();
    expect(button("solo-practise")).toBeNull();
    await fireEvent.click(button("solo-begin") as HTMLElement);
    expect(onbegin).toHaveBeenCalledOnce();
  });

  it("tells what each rank takes, the lowest first", () => {
    shown(aDeal());
    const ranks = screen.getByRole("list", { name: t("solo-rank-ladder") });
    expect([...ranks.children].map((rank) => rank.textContent)).toEqual([
      "Стажёр",
      "Практикант: от \u22129",
      "Сотрудник: от 0",
      "Работник месяца: от 65",
    ]);
  });

  it("offers nothing to begin when the day is over though nobody asked again", () => {
    shown(aDeal(), ENDS + 1);
    expect(button("solo-begin")).toBeNull();
    expect(screen.getByText(t("solo-missed"))).toBeTruthy();
  });

  it("leads back to a try under way", () => {
    shown(aDeal({ mine: { state: "playing", table: "abc", result: null }, can_begin: false }));
    expect(screen.getByRole("link", { name: t("solo-continue") }).getAttribute("href")).toBe("/t/abc");
    expect(button("solo-begin")).toBeNull();
  });

  it("shows what was reached, and practice from then on", async () => {
    const mine = { state: "over", table: "mine", result: aRow({ place: 2 }) } as const;
    shown(aDeal({ mine, can_begin: false, can_practise: true, count: 7 }));
    expect(screen.getByText(t("solo-your-place", { place: 2, count: 7 }))).toBeTruthy();
    await fireEvent.click(button("solo-practise") as HTMLElement);
    expect(onpractise).toHaveBeenCalledOnce();
  });

  it("says so when a try came to nothing", () => {
    shown(aDeal({ mine: { state: "over", table: "mine", result: null }, can_begin: false, can_practise: true }));
    expect(screen.getByText(t("solo-over-unlisted"))).toBeTruthy();
  });

  it("keeps the secret under its seal until it is shown", () => {
    const { unmount } = shown(aDeal());
    expect(document.body.textContent).toContain("c0ffee");
    expect(screen.queryByText(t("solo-fair-shown"))).toBeNull();
    unmount();
    shown(aDeal({ secret: "5ec7e7", is_today: false }), CLOSES);
    expect(screen.getByText(t("solo-fair-shown"))).toBeTruthy();
    expect(document.body.textContent).toContain("5ec7e7");
  });
});
