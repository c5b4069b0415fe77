// The game's words for a line of the score.

import type { Texts } from "../text/texts.svelte";

export function scoreWords(texts: Texts, id: string): string {
  const name = id.replace(/^score-/, "");
  return texts.has(`score-${name}`) ? texts.say(`score-${name}`) : name;
}
