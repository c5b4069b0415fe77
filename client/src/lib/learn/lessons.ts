// The guided games of a game: where each is, and what it is called.

import type { LessonRow } from "../../protocol";
import { t } from "../text/texts.svelte";

/** The name of the lesson that a game is learnt by. */
export const FIRST = "first";

export function lessonPath(game: string, name: string): string {
  return name === FIRST ? `/learn/${game}` : `/learn/${game}?lesson=${name}`;
}

export function lessonTitle({ title }: Pick<LessonRow, "title">): string {
  return title ? t("learn-further", { subject: title }) : t("learn-first-game");
}
