import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../lib/connection/api";
import { loadMe } from "../lib/device/me.svelte";
import { aBoard, showEverywhere } from "../lib/fixtures";
import type { GameRow, Invitation } from "../protocol";
import Invite from "./Invite.svelte";
import Table from "./Table.svelte";

const DAMAGED = "What is stored of this game is damaged, so it can't go on.";
const GAME = { name: "kosmopolis", title: "Kosmopolis", options: [] as GameRow["options"] } as GameRow;

beforeEach(async () => {
  vi.spyOn(api, "me").mockResolvedValue(undefined);
  await loadMe();
  showEverywhere(aBoard({ status: "aside", view: null, question: 0, moves: [], ask: DAMAGED }));
  vi.spyOn(api, "games").mockResolvedValue([GAME]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("says why a table is set aside", async () => {
  render(Table, { parameter: "abcdefghjkmn" });
  expect(await screen.findByText(DAMAGED)).toBeTruthy();
});

it("says why the table of an invitation is set aside", async () => {
  const invitation = { game: "kosmopolis", status: "aside", open_seats: 1, host: "Ada", why_aside: DAMAGED };
  vi.spyOn(api, "invitation").mockResolvedValue(invitation as Invitation);
  vi.spyOn(api, "board").mockRejectedValue(new Error("not yours to see"));
  render(Invite, { parameter: "abcdefghjkmn" });
  expect(await screen.findByText(DAMAGED)).toBeTruthy();
});
