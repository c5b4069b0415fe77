// Checks a file before it is sent to the server as a record.

import type { GameRecord, GameRow } from "../../protocol";
import { Failure } from "../connection/api";
import { t } from "../text/texts.svelte";

/** As much as the server takes. */
export const MOST_BYTES = 1024 * 1024;

/** Why a file can't be shown, in words; `detail` for programmers, in English. */
export class BadFile extends Error {
  constructor(
    readonly words: string,
    readonly detail = "",
  ) {
    super(words);
  }
}

/** Returns the record in a file; throws BadFile if it has none. */
export async function readRecord(file: Pick<File, "size" | "text">): Promise<GameRecord> {
  if (file.size > MOST_BYTES) {
    throw new BadFile(t("after-upload-large"));
  }
  const text = await file.text().catch(() => {
    throw new BadFile(t("after-upload-unreadable"));
  });
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BadFile(t(text.trim() ? "after-upload-not-json" : "after-upload-empty"));
  }
  if (!isRecord(found)) {
    throw new BadFile(t("after-upload-not-record"));
  }
  return found;
}

/** Whether something looks like a record; whether it holds, the server finds out. */
function isRecord(found: unknown): found is GameRecord {
  if (typeof found !== "object" || found === null) {
    return false;
  }
  const { game, seats, steps, chance } = found as Partial<GameRecord>;
  return typeof game === "string" && typeof seats === "number" && Array.isArray(steps) && typeof chance === "object";
}

/** Returns the error to show when the server refuses a record. */
export function explain(error: unknown, record: GameRecord, games: GameRow[]): BadFile {
  if (!(error instanceof Failure)) {
    return new BadFile(t("trouble-unknown"));
  }
  if (error.status === 413) {
    return new BadFile(t("after-upload-large"));
  }
  if (error.status === 400) {
    return new BadFile(t("after-upload-not-record"), error.detail);
  }
  if (error.reason === "bad-record" && games.length) {
    const known = games.find((game) => game.name === record.game);
    if (!known) {
      return new BadFile(t("after-upload-other-game", { game: `${record.game}`.slice(0, 40) }), error.detail);
    }
    if (record.version !== known.version) {
      return new BadFile(
        t("after-upload-other-version", { played: `${record.version}`.slice(0, 20), here: known.version }),
        error.detail,
      );
    }
  }
  return new BadFile(error.words, error.detail);
}
