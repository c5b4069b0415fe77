// What is still in the deck, by icon and kind: counting cards is part of the game.

import { ICONS, type IconName, type Kind, passenger } from "./cards";
import type { Left } from "./view";

interface LeftRow {
  icon: IconName;
  ordinary: number;
  rich: number;
  stowaway: number;
}

export interface LeftTable {
  /** By icon; an ordinary passenger counts for both of theirs. */
  rows: LeftRow[];
  /** All cards of a kind. */
  kinds: Record<Kind, number>;
  /** All cards but the one that ends the shift. */
  total: number;
  /** Ordinary passengers by both icons, those that are left at all. */
  pairs: Left[];
}

export function leftTable(left: Left[]): LeftTable {
  const kinds: Record<Kind, number> = { ordinary: 0, rich: 0, stowaway: 0, vortan: 0, inspector: 0 };
  const rows = ICONS.map((icon) => ({ icon, ordinary: 0, rich: 0, stowaway: 0 }));
  const pairs: Left[] = [];
  let total = 0;
  for (const each of left) {
    const { kind, icons } = passenger(each.card);
    kinds[kind] += each.unseen;
    total += each.unseen;
    if (kind === "ordinary" && each.unseen) {
      pairs.push(each);
    }
    for (const row of rows) {
      if (icons.includes(row.icon) && (kind === "ordinary" || kind === "rich" || kind === "stowaway")) {
        row[kind] += each.unseen;
      }
    }
  }
  return { rows, kinds, total, pairs };
}
