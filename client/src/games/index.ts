// All games there are, found by their folders: a new game brings its folder, and nothing here changes.

import type { GameModule, PictureModule, Terms } from "./contract";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const pictures = import.meta.glob<{ default: PictureModule }>("./*/picture/index.ts");
const terms = import.meta.glob<{ default: Terms }>("./*/terms.ts");
const covers = import.meta.glob<string>("./*/cover.svg", { eager: true, query: "?url", import: "default" });

/** Whether this page can draw a game. The server may have more: one of a plug-in, or one newer than the page. */
export function isDrawn(game: string): boolean {
  return `./${game}/index.ts` in modules;
}

/** The cover of a game, if this page has one. */
export function coverOf(game: string): string | undefined {
  return covers[`./${game}/cover.svg`];
}

/** What a game brings to the page; undefined if the page can't draw it. */
export async function loadGame(game: string): Promise<GameModule | undefined> {
  return (await modules[`./${game}/index.ts`]?.())?.default;
}

/** The words of a game's rules that have a pictogram; undefined if the game names none. */
export async function loadTerms(game: string): Promise<Terms | undefined> {
  return (await terms[`./${game}/terms.ts`]?.())?.default;
}

/** The picture of a game on the rules page; undefined if it has none. */
export async function loadPicture(game: string): Promise<PictureModule | undefined> {
  return (await pictures[`./${game}/picture/index.ts`]?.())?.default;
}
