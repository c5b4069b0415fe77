// Searching the rules as somebody types: all words have to be found, whatever their endings; capitals, ё and е make no
// difference. Words of printed editions and everyday ones lead to ours by the glossary.

import type { RuleView, TermView } from "../../protocol";
import { isStop, stem } from "./stem";

/** A piece of a text; `isFound`: it is what was looked for. */
export interface Piece {
  text: string;
  isFound: boolean;
}

/** A word of a text, and where it stands there. */
interface Token {
  word: string;
  stem: string;
  at: number;
}

/** A word that is looked for, as it was typed, and the terms of the glossary that it may mean. */
interface Wanted extends Token {
  terms: TermView[];
}

/** What a hit is worth by where it stands. */
const WORTH = { id: 40, title: 12, explained: 20, listed: 6, clause: 4, aside: 1 } as const;
/** A hit by way of the glossary is worth less than the word itself. */
const INDIRECT = 0.75;

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
    const folded = small === "ё" ? "е" : small;
    return folded.length === letter.length ? folded : letter;
  }).join("");
}

/** A rule's id as it is compared: without dashes, in Latin letters. */
export function foldId(id: string): string {
  return Array.from(fold(id), (letter) => TWINS[letter] ?? letter)
    .join("")
    .replace(/[\s‐‑–—−-]/g, "");
}

function tokensOf(text: string): Token[] {
  return Array.from(fold(text).matchAll(/[\p{L}\p{N}]+/gu), (found) => ({
    word: found[0],
    stem: stem(found[0]),
    at: found.index,
  }));
}

/** The words of a rule, by where they stand; worked out once. */
interface Indexed {
  id: string;
  title: Token[];
  clauses: Token[];
  aside: Token[];
}

const indexed = new WeakMap<RuleView, Indexed>();

function index(rule: RuleView): Indexed {
  const known = indexed.get(rule);
  if (known) {
    return known;
  }
  const made = {
    id: foldId(rule.id),
    title: tokensOf(rule.title),
    clauses: rule.clauses.flatMap((clause) => tokensOf(clause.text)),
    aside: [rule.refusal ?? "", ...rule.clauses.map((clause) => clause.reason ?? "")].flatMap(tokensOf),
  };
  indexed.set(rule, made);
  return made;
}

/** What somebody looks for, in a game with this glossary. */
export class Search {
  readonly isEmpty: boolean;
  readonly #wanted: Wanted[];
  /** Ids or their parts are looked for as they were typed. */
  readonly #whole: string;

  constructor(query: string, glossary: TermView[] = []) {
    this.#whole = foldId(query);
    const all = tokensOf(query);
    const telling = all.filter((token) => !isStop(token.word));
    this.#wanted = (telling.length ? telling : all).map((token) => ({ ...token, terms: [] }));
    for (const term of glossary) {
      for (const name of namesOf(term)) {
        const meant = this.#meant(name);
        for (const wanted of meant) {
          if (!wanted.terms.includes(term)) {
            wanted.terms.push(term);
          }
        }
      }
    }
    this.isEmpty = this.#wanted.length === 0;
  }

  /** How well a rule fits, all words in it; 0: it doesn't. */
  rank(rule: RuleView): number {
    if (this.isEmpty) {
      return 1;
    }
    const words = index(rule);
    if (isPartOfId(this.#whole, words.id)) {
      return WORTH.id;
    }
    const worth = this.#wanted.map((wanted) => worthOf(wanted, rule.id, words));
    return worth.every((each) => each > 0) ? worth.reduce((sum, each) => sum + each, 0) : 0;
  }

  /** Whether an entry of the glossary is meant, by any of its names or in what is said about it. */
  means(term: TermView): boolean {
    const told = [...namesOf(term), term.about].flatMap(tokensOf);
    return this.#wanted.every((wanted) => told.some((token) => isSame(token, wanted)));
  }

  /** A text in pieces, with the words that were looked for marked, and ours that they stand for. */
  pieces(text: string): Piece[] {
    const pieces: Piece[] = [];
    let end = 0;
    for (const token of this.isEmpty ? [] : tokensOf(text)) {
      if (this.#wanted.some((wanted) => isSame(token, wanted) || wanted.terms.some((term) => isNamed(token, term)))) {
        if (token.at > end) {
          pieces.push({ text: text.slice(end, token.at), isFound: false });
        }
        end = token.at + token.word.length;
        pieces.push({ text: text.slice(token.at, end), isFound: true });
      }
    }
    if (end < text.length) {
      pieces.push({ text: text.slice(end), isFound: false });
    }
    return pieces;
  }

  /** The words of the query that are this name; none unless all of the name is there. */
  #meant(name: string): Wanted[] {
    const parts = tokensOf(name).filter((token) => !isStop(token.word));
    const meant = parts.map((part) => this.#wanted.find((wanted) => isSame(part, wanted)));
    return meant.every((each) => each !== undefined) ? meant : [];
  }
}

function namesOf(term: TermView): string[] {
  return [term.name, ...term.printed, ...term.sought];
}

/** The same word with any ending, or the beginning of it while somebody types. */
function isSame(token: Token, wanted: Token): boolean {
  return token.stem === wanted.stem || token.word.startsWith(wanted.word);
}

function isNamed(token: Token, term: TermView): boolean {
  return tokensOf(term.name).some((part) => part.stem === token.stem && !isStop(part.word));
}

function worthOf(wanted: Wanted, id: string, words: Indexed): number {
  const direct = placed(words, (token) => isSame(token, wanted));
  const explained = wanted.terms.map((term) => {
    const place = term.rules.indexOf(id);
    return place === 0 ? WORTH.explained : place > 0 ? WORTH.listed : 0;
  });
  const indirect = wanted.terms
    .filter((term) => tokensOf(term.name).every((part) => placed(words, (token) => token.stem === part.stem) > 0))
    .map((term) => placed(words, (token) => isNamed(token, term)) * INDIRECT);
  return Math.max(direct + Math.max(0, ...explained), ...indirect, 0);
}

function placed(words: Indexed, isHit: (token: Token) => boolean): number {
  if (words.title.some(isHit)) {
    return WORTH.title;
  }
  return words.clauses.some(isHit) ? WORTH.clause : words.aside.some(isHit) ? WORTH.aside : 0;
}

/** What is the beginning of an id, or the part of it after the dash. */
function isPartOfId(typed: string, id: string): boolean {
  return typed.length > 1 && (id.startsWith(typed) || id.slice(2) === typed);
}
