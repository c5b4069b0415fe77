// The line that says what to do now, or whom all wait for.

import type { Board, Line } from "../../protocol";
import { gist } from "../text/gist";
import { t } from "../text/texts.svelte";

export interface Said {
  text: string;
  icon: string;
  /** Whether it is for this person to act. */
  isYours: boolean;
}

export interface Showing {
  board: Board;
  news: Line[];
  /** Whether the newest board is on the screen. */
  isNewest: boolean;
  /** Whether nothing has happened for some seconds. */
  isSlow: boolean;
}

/** What the prompt says. */
export function promptOf({ board, news, isNewest, isSlow }: Showing): Said {
  const told = gist(news);
  if (!isNewest && told.length) {
    return { text: told.map((line) => line.text).join(". "), icon: "replay", isYours: false };
  }
  if (board.status === "over") {
    return { text: board.ask, icon: "trophy", isYours: false };
  }
  if (board.is_paused) {
    return { text: board.ask, icon: "clock", isYours: false };
  }
  if (board.question !== 0) {
    return { text: board.ask, icon: "your-turn", isYours: true };
  }
  const waited = board.seats.filter((seat) => seat.is_turn);
  const plays = (seat: (typeof waited)[number]) => seat.kind === "bot" || seat.is_stood_in || seat.is_resigned;
  // Bots don't play on when no person is left: then the board says whom all wait for.
  if (isSlow && waited.length > 0 && waited.every(plays) && !board.seats.every(plays)) {
    return { text: t("screen-bot-thinks"), icon: "bot", isYours: false };
  }
  const away = waited.find((seat) => !plays(seat) && !seat.is_present && !seat.is_you);
  if (isSlow && away) {
    return { text: t("screen-tea", { name: away.name }), icon: "clock", isYours: false };
  }
  return { text: board.ask, icon: board.you < 0 ? "spectate" : "clock", isYours: false };
}
