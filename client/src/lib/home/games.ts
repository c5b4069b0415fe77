// The shelf as the server has it, asked for once a language.

import { isDrawn } from "../../games/index";
import type { GameRow } from "../../protocol";
import { api } from "../connection/api";
import { keep, recall } from "../device/kept";
import { me } from "../device/me.svelte";
import { type Language, language } from "../text/texts.svelte";

const asked = new Map<Language, Promise<GameRow[]>>();

/** All games; what could not be had is asked for again the next time. */
export function allGames(): Promise<GameRow[]> {
  const wanted = language();
  const known = asked.get(wanted);
  if (known) {
    return known;
  }
  const games = api.games();
  asked.set(wanted, games);
  games.catch(() => asked.delete(wanted));
  return games;
}

/** The games that the page offers: those that it can draw. */
export function offered(games: GameRow[]): GameRow[] {
  return games.filter(({ name }) => isDrawn(name));
}

/** The game of a name; undefined if the server has none. */
export async function gameOf(name: string): Promise<GameRow | undefined> {
  return (await allGames()).find((game) => game.name === name);
}

/** The bots to choose from: one that plays at random is no opponent, unless there is nothing else. */
export function levelsOf(game: GameRow): string[] {
  const levels = game.levels.filter((level) => level !== "random");
  return levels.length ? levels : game.levels;
}

/** Whether this person has finished a game. The server is asked until the answer is yes. */
export async function hasFinished(): Promise<boolean> {
  if (recall("has.finished", false)) {
    return true;
  }
  const tables = me() === null ? [] : await api.myTables("finished").catch(() => []);
  const isSo = tables.some((table) => table.status === "over");
  if (isSo) {
    keep("has.finished", true);
  }
  return isSo;
}

/** The bot that was chosen last; before that an easy one, until the first game is finished, and then a middling one. */
export async function usualLevel(game: GameRow): Promise<string> {
  const levels = levelsOf(game);
  const chosen = recall("last.level", "");
  if (levels.includes(chosen)) {
    return chosen;
  }
  return (await hasFinished()) && levels.includes("medium") ? "medium" : firstLevel(game);
}

/** The bots of a first game: easy ones, unless there are none. */
export function firstLevel(game: GameRow): string {
  const levels = levelsOf(game);
  return levels.includes("easy") ? "easy" : (levels[0] ?? "easy");
}

/** The game last played here, or the first of the shelf. */
export function usualGame(games: GameRow[]): GameRow | undefined {
  const last = recall("last.game", "");
  return games.find((game) => game.name === last) ?? games[0];
}

/** Keeps the chosen level for the next time; a default that was not changed is not kept. */
export function rememberChoice(game: string, levels: string[] = []): void {
  keep("last.game", game);
  if (levels[0]) {
    keep("last.level", levels[0]);
  }
}
