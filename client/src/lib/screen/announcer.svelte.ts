// Texts for screen readers: others' moves are announced politely, one's own turn at once.

import type { Board, Line } from "../../protocol";
import { withoutRepeats } from "../text/repeats";
import { t } from "../text/texts.svelte";

export class Announcer {
  /** Read when there is time. */
  polite = $state("");
  /** Read at once. */
  urgent = $state("");
  #isAsked = false;

  /** Announces the news of the board that is shown now. Returns whether this person's turn begins with it. */
  tell(board: Board, news: Line[], isNewest: boolean): boolean {
    if (news.length) {
      this.polite = withoutRepeats(news)
        .map((line) => told(line, board))
        .join(". ");
    }
    if (board.question === 0) {
      this.#isAsked = false;
      this.urgent = "";
      return false;
    }
    const isNew = isNewest && !this.#isAsked;
    if (isNew) {
      this.#isAsked = true;
      this.urgent = t("screen-your-turn");
    }
    return isNew;
  }

  /** Clears what was announced, as it may be in the language before. */
  hush(): void {
    this.polite = "";
    this.urgent = "";
  }

  runsOut(): void {
    this.urgent = t("screen-clock-short");
  }
}

function told(line: Line, board: Board): string {
  const name = line.kind === "chat" ? board.seats[line.seat ?? -1]?.name : undefined;
  return name === undefined ? line.text : `${name}: ${line.text}`;
}
