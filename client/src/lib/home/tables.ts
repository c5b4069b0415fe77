// Tables in lists: their order, and what is said of each.

import type { TableRow } from "../../protocol";
import { language, t } from "../text/texts.svelte";

/** Mine to move first, then the last touched. */
export function byUrgency(rows: TableRow[]): TableRow[] {
  return [...rows].sort(
    (one, other) => Number(other.is_your_turn) - Number(one.is_your_turn) || other.touched - one.touched,
  );
}

/** Tables of others at which somebody may sit down. */
export function waiting(rows: TableRow[]): TableRow[] {
  return rows.filter((row) => row.status === "gathering" && row.open_seats > 0 && !row.is_yours);
}

/** Games of others that go on and that anybody may watch. */
export function watchable(rows: TableRow[]): TableRow[] {
  return rows.filter((row) => row.status === "playing" && !row.is_yours);
}

/** Names as a list: “Ann, Bob and Cid”. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}

/** Everybody at a table but me, bots by their number; in words if there is nobody else. */
export function companyAt(row: TableRow, me: string | undefined): string {
  const names = [...row.names];
  const mine = row.is_yours ? names.indexOf(me ?? "") : -1;
  if (mine >= 0) {
    names.splice(mine, 1);
  }
  const bots = row.seats - row.open_seats - row.names.length;
  const company = listed(bots > 0 ? [...names, t("home-bots", { count: bots })] : names);
  return company || t(row.status === "gathering" ? "home-alone" : "home-by-oneself");
}

/** How things stand at a table. */
export function stateOf(row: TableRow): string {
  switch (row.status) {
    case "gathering":
      return t("home-gathering", { taken: row.seats - row.open_seats, seats: row.seats });
    case "playing":
      if (row.is_your_turn) {
        return t("home-your-turn");
      }
      return row.turn.length
        ? t("home-their-turn", { names: listed(row.turn), count: row.turn.length })
        : t("home-playing");
    case "over":
      return t("home-over");
    case "closed":
      return t("home-closed");
    case "aside":
      return t("home-aside");
  }
}
