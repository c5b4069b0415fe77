// What a deal is played with, in few words.

import type { DailyDeal, GameRow } from "../../protocol";
import { chosenWords, isSwitch } from "../gathering/draft";

export interface Fact {
  title: string;
  words: string;
}

/** The options of a deal that count, each with what was chosen; things switched on are told with the option they need. */
export function factsOf(game: GameRow, deal: DailyDeal): Fact[] {
  const options = Object.fromEntries(deal.options.map(({ name, value }) => [name, value]));
  const counts = new Set(deal.options.filter((option) => option.counts).map(({ name }) => name));
  return game.options
    .filter((option) => counts.has(option.name) && !isSwitch(game, option))
    .map((option) => ({ title: option.title, words: chosenWords(game, options, option) }));
}
