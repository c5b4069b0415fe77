// Searching the rules as somebody types: capitals, ё and е, quotes and dashes make no difference.

import type { RuleView } from "../../protocol";

/** A piece of a text; `isFound`: it is what was looked for. */
export interface Piece {
  text: string;
  isFound: boolean;
}

const ALIKE: Record<string, string> = { ё: "е", "«": '"', "»": '"', "“": '"', "”": '"', "„": '"', "’": "'" };
const DASHES = /[‐‑–—−]/;
/** Letters of the other alphabet that look the same: ids are typed with either. */
const TWINS: Record<string, string> = {
  а: "a",
  в: "b",
  е: "e",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  с: "c",
  т: "t",
  у: "y",
  х: "x",
  д: "d",
};

/** A text as it is compared: as long as it was, so that what is found can be marked in the text itself. */
export function fold(text: string): string {
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    const folded = ALIKE[small] ?? (DASHES.test(letter) ? "-" : small);
    return folded.length === letter.length ? folded : letter;
  }).join("");
}

/** A rule's id as it is compared: without dashes, in Latin letters. */
export function foldId(id: string): string {
  return Array.from(fold(id), (letter) => TWINS[letter] ?? letter)
    .join("")
    .replace(/[\s-]/g, "");
}

/** The words that are looked for. */
export function wordsIn(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether a rule is meant: every word stands somewhere in it, or it is the rule of that id. */
export function matches(rule: RuleView, query: string): boolean {
  const words = wordsIn(query);
  if (!words.length) {
    return true;
  }
  const id = foldId(rule.id);
  const text = fold(
    [rule.title, rule.refusal ?? "", ...rule.clauses.flatMap((clause) => [clause.text, clause.reason ?? ""])].join(
      "\n",
    ),
  );
  return words.every((word) => text.includes(word) || isPartOfId(word, id));
}

/** A word that is the beginning of an id, or the part of it after the dash. */
function isPartOfId(word: string, id: string): boolean {
  const part = foldId(word);
  return part.length > 1 && (id.startsWith(part) || id.slice(2) === part);
}

/** A text in pieces, with all that was looked for marked; found things that touch or overlap are one piece. */
export function piecesOf(text: string, query: string): Piece[] {
  const folded = fold(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const word of wordsIn(query)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      isMarked.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end === text.length || isMarked[end] !== isMarked[start]) {
      pieces.push({ text: text.slice(start, end), isFound: isMarked[start] ?? false });
      start = end;
    }
  }
  return pieces;
}
