// The state of a seat in a few words.

import type { Board, SeatView } from "../../protocol";
import { t } from "../text/texts.svelte";

/** Bot and level, given up, stood in for, away, or at the table. */
export function stateOf(board: Board, who: SeatView): string {
  if (who.kind === "open") {
    return t("seat-open");
  }
  if (who.kind === "bot") {
    return t("seat-bot", { level: t(`level-${who.level ?? "easy"}`) });
  }
  if (who.is_resigned) {
    return board.status === "over" ? t("screen-resigned-over") : t("screen-resigned");
  }
  if (who.is_stood_in) {
    return t("screen-stood-in");
  }
  const state = who.is_you || who.is_present ? t("screen-here") : t("screen-away");
  return who.is_host && board.seats.filter((seat) => seat.kind === "person").length > 1
    ? t("screen-host", { state })
    : state;
}

/** Whether somebody else may read what is said at a table: bots don't. */
export function hasReaders(board: Board): boolean {
  return board.settings.is_public || board.seats.some((seat) => seat.kind !== "bot" && !seat.is_you);
}
