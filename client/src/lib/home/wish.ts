// What shall we play? A wish narrows the shelf by players, time and rules.

import type { GameRow } from "../../protocol";

/** How many are playing, minutes there are at most, weight of the rules at most; 0: whatever there is. */
export interface Wish {
  players: number;
  minutes: number;
  weight: number;
}

export const ANY: Readonly<Wish> = { players: 0, minutes: 0, weight: 0 };

/** Whether a game fits; one that doesn't tell its minutes or weight fits any. */
export function fits(game: GameRow, { players, minutes, weight }: Wish): boolean {
  return (
    (!players || (game.min_seats <= players && players <= game.max_seats)) &&
    (!minutes || game.max_minutes <= minutes) &&
    (!weight || game.weight <= weight)
  );
}

/** What can be wished for: every number of players, and bounds that leave out a game but not all of them. */
export function wishesFor(games: GameRow[]): Record<keyof Wish, number[]> {
  const least = Math.min(...games.map((game) => game.min_seats));
  const most = Math.max(...games.map((game) => game.max_seats));
  return {
    players: Array.from({ length: most - least + 1 }, (_, more) => least + more),
    minutes: bounds(games.map((game) => game.max_minutes)),
    weight: bounds(games.map((game) => game.weight)),
  };
}

function bounds(values: number[]): number[] {
  return [...new Set(values)]
    .sort((one, other) => one - other)
    .slice(0, -1)
    .filter((value) => value > 0);
}
