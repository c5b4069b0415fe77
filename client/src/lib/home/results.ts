// How games ended, for lists of them.

import type { Board } from "../../protocol";
import { isLost } from "../after/standing";
import { t } from "../text/texts.svelte";
import { listed } from "./tables";

/** My place and points, or who won or lost, in a few words; empty if the game was not played to an end. */
export function resultOf({ ending, seats, you }: Pick<Board, "ending" | "seats" | "you">): string {
  if (!ending) {
    return "";
  }
  const mine = ending.results[you];
  const place = ending.places[you];
  if (mine && place !== undefined) {
    const played = ending.winners.includes(you) ? "won" : isLost(ending) ? "lost" : "place";
    return t(`home-result-${played}`, { place, points: mine.score });
  }
  const winners = ending.winners.map((seat) => seats[seat]?.name ?? "");
  return winners.length ? t("home-result-winners", { names: listed(winners) }) : "";
}
