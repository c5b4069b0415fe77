// When somebody is asked once more before a move is made. Nothing else decides it.

import { preferences } from "./preferences.svelte";

/** Where a move was chosen: a board shows it before it is played, a list or a hint in words does not. */
export type Origin = "board" | "words";

/**
 * Whether a board asks by a second press.
 *
 * Where every move is confirmed, the dialog asks instead; the board asks too if the dialog has no words for what is done.
 */
export function boardAsks(isFinal: boolean, hasWords = true): boolean {
  return isFinal && (preferences.confirm === "final" || (preferences.confirm === "all" && !hasWords));
}

/** Whether the dialog asks: before every move if that is preferred, else before a final one that no board asked about. */
export function dialogAsks(isFinal: boolean, origin: Origin): boolean {
  return preferences.confirm === "all" || (origin === "words" && boardAsks(isFinal));
}
