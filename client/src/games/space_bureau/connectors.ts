// Which connectors of a ship meet: two tiles beside each other, or a tile and the ship itself.

import { cellBeside } from "./ships";
import type { Tile } from "./view";

const KEYS: Record<string, string> = { n: "ArrowUp", e: "ArrowRight", s: "ArrowDown", w: "ArrowLeft" };
const ACROSS: Record<string, string> = { n: "s", e: "w", s: "n", w: "e" };

/** The sides of a tile whose connectors meet another, among tiles and a ship's own connectors. */
export function metSides({ cell, sides }: Pick<Tile, "cell" | "sides">, tiles: Tile[], entries: string[]): string {
  return [...sides]
    .filter((side) => {
      const there = cellBeside(cell, KEYS[side] ?? "");
      const neighbour = tiles.find((tile) => tile.cell === there);
      return entries.includes(`${cell}${side}`) || neighbour?.sides.includes(ACROSS[side] ?? "-") === true;
    })
    .join("");
}

/** The sides on which a ship's own connectors come into a cell. */
export function entriesOf(cell: string, entries: string[]): string {
  return entries
    .filter((entry) => entry.startsWith(cell))
    .map((entry) => entry.slice(cell.length))
    .join("");
}
