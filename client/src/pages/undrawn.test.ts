import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isDrawn } from "../games/index";
import { api } from "../lib/connection/api";
import { loadMe } from "../lib/device/me.svelte";
import { aBoard, showEverywhere } from "../lib/fixtures";
import { offered } from "../lib/home/games";
import { speak } from "../lib/text/texts.svelte";
import type { DailyDeal, GameRow, Invitation, SeatOffer } from "../protocol";
import Invite from "./Invite.svelte";
import New from "./New.svelte";
import SeatOfferPage from "./SeatOffer.svelte";
import Solo from "./Solo.svelte";
import Table from "./Table.svelte";

const CHECKERS = {
  name: "checkers",
  title: "Checkers",
  min_seats: 2,
  max_seats: 2,
  levels: ["easy"],
  options: [] as GameRow["options"],
} as GameRow;
const TITLES = { en: "This game can’t be shown here", ru: "Эту игру здесь не показать" };

beforeEach(async () => {
  vi.spyOn(api, "me").mockResolvedValue(undefined);
  await loadMe();
  showEverywhere(aBoard({ game: CHECKERS.name, status: "gathering" }));
  vi.spyOn(api, "games").mockResolvedValue([CHECKERS]);
  vi.spyOn(api, "deal").mockResolvedValue({ title: CHECKERS.title, options: [] } as unknown as DailyDeal);
  vi.spyOn(api, "invitation").mockResolvedValue({
    game: CHECKERS.name,
    status: "gathering",
    open_seats: 1,
  } as Invitation);
  vi.spyOn(api, "lookAtSeat").mockResolvedValue({ game: CHECKERS.name, is_yours: false } as SeatOffer);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  speak("en");
});

it("a game has a board by its folder, and only those that have one are offered", () => {
  const kosmopolis = { ...CHECKERS, name: "kosmopolis" };
  expect([isDrawn("kosmopolis"), isDrawn("checkers")]).toEqual([true, false]);
  expect(offered([CHECKERS, kosmopolis])).toEqual([kosmopolis]);
});

describe.each(["en", "ru"] as const)("a page of a game without a board says so, in %s:", (language) => {
  it.each([
    ["a table", Table, "abcdefghjkmn"],
    ["the set-up of a table", New, "checkers"],
    ["the deal of the day", Solo, "checkers"],
    ["an invitation", Invite, "abcdefghjkmn"],
    ["the link of a seat", SeatOfferPage as unknown as typeof Invite, ""],
  ])("%s", async (_, page, parameter) => {
    speak(language);
    render(page, { parameter });
    expect(await screen.findByRole("heading", { level: 1, name: TITLES[language] })).toBeTruthy();
  });
});
