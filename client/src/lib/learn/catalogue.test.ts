// What people ask finds the right rules of our games, in the catalogues as they are.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { RuleView, TermView } from "../../protocol";
import type { Language } from "../text/texts.svelte";
import { Search } from "./search";

const GAMES = `${import.meta.dirname}/../../../../src/kosmodrom/games`;

/** The entries of a catalogue, each with its lines `key = value` that stand in one line of TOML. */
function entriesOf(file: string, kind: string): [string, string][][] {
  const [, ...entries] = readFileSync(file, "utf-8").split(`[[${kind}]]`);
  return entries.map((entry) =>
    Array.from(entry.matchAll(/^(\w+) = (.*)$/gm), ([, key = "", value = ""]): [string, string] => [key, value]),
  );
}

/** The text of a language in `{ en = "…", ru = "…" }`. */
function textIn(value: string, language: Language): string {
  return new RegExp(`\\b${language} = "([^"]*)"`).exec(value)?.[1] ?? "";
}

function wordsIn(value: string, language: Language): string[] {
  return listIn(new RegExp(`\\b${language} = (\\[[^\\]]*\\])`).exec(value)?.[1] ?? "[]");
}

function listIn(value: string): string[] {
  return JSON.parse(value);
}

function rulesOf(game: string, language: Language): RuleView[] {
  return entriesOf(`${GAMES}/${game}/rules.toml`, "rule").map((entry) => {
    const values = (key: string) => entry.filter(([name]) => name === key).map(([, value]) => value);
    return {
      id: JSON.parse(values("id")[0] ?? ""),
      title: textIn(values("title")[0] ?? "", language),
      clauses: values("text").map((text) => ({ kind: "printed", text: textIn(text, language), reason: null })),
      refusal: null,
    };
  });
}

function glossaryOf(game: string, language: Language): TermView[] {
  return entriesOf(`${GAMES}/${game}/guide.toml`, "term").map((entry) => {
    const values = Object.fromEntries(entry);
    return {
      name: textIn(values.name ?? "", language),
      about: textIn(values.about ?? "", language),
      rules: listIn(values.rules ?? "[]"),
      printed: wordsIn(values.printed ?? "", language),
      sought: wordsIn(values.sought ?? "", language),
    };
  });
}

/** The ids of the rules found, the best first. */
function found(game: string, language: Language, query: string): string[] {
  const search = new Search(query, glossaryOf(game, language));
  return rulesOf(game, language)
    .map((rule) => ({ id: rule.id, rank: search.rank(rule) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ id }) => id);
}

describe("what people ask", () => {
  it.each([
    ["kosmopolis", "KP-E1"],
    ["galaktiko", "GK-E2"],
    ["space_bureau", "SB-E1"],
  ])("how to win %s", (game, rule) => {
    for (const query of ["how do I win", "who wins?", "winner"]) {
      expect([query, found(game, "en", query)[0]]).toEqual([query, rule]);
    }
    for (const query of ["как победить", "как выиграть", "Кто побеждает?", "цель игры"]) {
      expect([query, found(game, "ru", query)[0]]).toEqual([query, rule]);
    }
  });

  it("a word in any form finds the same rules", () => {
    expect(found("space_bureau", "en", "flights").sort()).toEqual(found("space_bureau", "en", "flight").sort());
    expect(found("space_bureau", "en", "flight").length).toBeGreaterThan(5);
    expect(found("space_bureau", "ru", "полётов").sort()).toEqual(found("space_bureau", "ru", "полёт").sort());
  });

  it.each([
    ["kosmopolis", "жрец", "KP-P6"],
    ["kosmopolis", "номинал", "KP-C1"],
    ["kosmopolis", "выбор карт", "KP-D2"],
    ["galaktiko", "заяц", "GK-C1"],
    ["galaktiko", "зайцы и контролёр", "GK-T6"],
    ["galaktiko", "вортанец", "GK-T8"],
    ["galaktiko", "погрузка", "GK-T9"],
    ["galaktiko", "сами доберутся", "GK-O2"],
    ["space_bureau", "контакты", "SB-C2"],
    ["space_bureau", "жетон космоса", "SB-C3"],
    ["space_bureau", "личный запас", "SB-S3"],
    ["space_bureau", "трек бюро", "SB-C7"],
    ["space_bureau", "розовый", "SB-C1"],
  ])("%s: «%s» of the printed edition finds %s", (game, query, rule) => {
    expect(found(game, "ru", query)).toContain(rule);
  });

  it.each(["kosmopolis", "galaktiko", "space_bureau"])(
    "every name in the glossary of %s finds its first rule",
    (game) => {
      for (const language of ["en", "ru"] as const) {
        for (const term of glossaryOf(game, language)) {
          for (const name of [term.name, ...term.printed, ...term.sought]) {
            expect([name, found(game, language, name)]).toEqual([name, expect.arrayContaining([term.rules[0]])]);
          }
        }
      }
    },
  );

  it("nonsense finds nothing", () => {
    for (const game of ["kosmopolis", "galaktiko", "space_bureau"]) {
      expect(found(game, "en", "xyzzy")).toEqual([]);
      expect(found(game, "ru", "кракозябра")).toEqual([]);
    }
  });
});
