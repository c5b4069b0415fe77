// Pictograms beside the words of a game's rules, if the game names them: `games/<game>/terms.ts`.

import { loadTerms } from "../../games";
import type { Terms } from "../../games/contract";

/** A piece of a text, with the pictogram of the word that it ends with. */
export interface Signed {
  text: string;
  sign: string | null;
}

const loaded: Record<string, Terms> = $state({});
const asked = new Set<string>();

/** The terms of a game; none until they are loaded. */
export function termsOf(game: string): Terms | undefined {
  return loaded[game];
}

/** Have the terms of a game loaded, once. */
export async function needTerms(game: string): Promise<void> {
  if (!asked.has(game)) {
    asked.add(game);
    const found = await loadTerms(game);
    if (found) {
      loaded[game] = found;
    }
  }
}

/** A text in pieces: each pictogram stands once, after the first word that it belongs to. */
export function signed(text: string, terms: [string, string][]): Signed[] {
  if (!terms.length) {
    return [{ text, sign: null }];
  }
  const words = new RegExp(terms.map(([term]) => `((?<!\\p{L})(?:${term})\\p{L}*)`).join("|"), "giu");
  const seen = new Set<string>();
  const pieces: Signed[] = [];
  let from = 0;
  for (const found of text.matchAll(words)) {
    const sign = terms[found.slice(1).findIndex((each) => each !== undefined)]?.[1];
    if (sign !== undefined && !seen.has(sign)) {
      seen.add(sign);
      const to = found.index + found[0].length;
      pieces.push({ text: text.slice(from, to), sign });
      from = to;
    }
  }
  return from < text.length ? [...pieces, { text: text.slice(from), sign: null }] : pieces;
}
