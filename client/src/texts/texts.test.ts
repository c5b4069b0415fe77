// No text is missing, untranslated or left over, in the page's own files and in those of its games.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Entry, FluentParser, type Pattern, Visitor } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
const LANGUAGES = ["en", "ru"] as const;

function filesUnder(folder: string, suffixes: string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((file) => suffixes.some((suffix) => file.endsWith(suffix)))
    .map((file) => join(folder, file));
}

class Variables extends Visitor {
  found = new Set<string>();
  visitVariableReference(node: { id: { name: string } }): void {
    this.found.add(node.id.name);
  }
}

class Letters extends Visitor {
  text = "";
  visitTextElement(node: { value: string }): void {
    this.text += node.value;
  }
}

interface Text {
  variables: string[];
  letters: string;
}

/** The texts of a file by id; a file that can't be read as Fluent fails. */
function textsOf(file: string): Map<string, Text> {
  const found = new Map<string, Text>();
  for (const entry of new FluentParser().parse(readFileSync(file, "utf-8")).body as Entry[]) {
    expect(entry.type, `${file}: ${JSON.stringify(entry).slice(0, 200)}`).not.toBe("Junk");
    if (entry.type === "Message") {
      expect(found.has(entry.id.name), `${entry.id.name} stands twice in ${file}`).toBe(false);
      found.set(entry.id.name, describeText([entry.value, ...entry.attributes.map((each) => each.value)]));
    }
  }
  return found;
}

function describeText(patterns: (Pattern | null)[]): Text {
  const variables = new Variables();
  const letters = new Letters();
  for (const pattern of patterns) {
    if (pattern) {
      variables.visit(pattern);
      letters.visit(pattern);
    }
  }
  return { variables: [...variables.found].sort(), letters: letters.text };
}

const pairs = filesUnder(SOURCES, [".en.ftl"]);
const code = filesUnder(SOURCES, [".svelte", ".ts"])
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => readFileSync(file, "utf-8"))
  .join("\n");

const COMMON_TO_BOTH = /^[\s\d.,:;·—–+−×%()/«»“”-]*$|^(product|language-other|language-change)$/;

describe.each(pairs)("%s", (file) => {
  const english = textsOf(file);
  const russian = textsOf(file.replace(".en.ftl", ".ru.ftl"));

  it("has the same texts in both languages", () => {
    expect([...russian.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("fills in the same things in both", () => {
    for (const [id, text] of english) {
      expect(russian.get(id)?.variables, id).toEqual(text.variables);
    }
  });

  it("is translated", () => {
    for (const [id, text] of english) {
      if (COMMON_TO_BOTH.test(text.letters) || COMMON_TO_BOTH.test(id)) {
        continue;
      }
      expect(text.letters, `${id} in English`).not.toMatch(/[а-яё]/i);
      expect(russian.get(id)?.letters, `${id} in Russian`).toMatch(/[а-яё]/i);
    }
  });

  it("says nothing that no code asks for", () => {
    const parts = [...code.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1] ?? "");
    const prefixes = [...new Set(parts)];
    const left = [...english.keys()].filter(
      (id) => !new RegExp(`["'\`]${id}["'\`]`).test(code) && !prefixes.some((prefix) => id.startsWith(prefix)),
    );
    expect(left).toEqual([]);
  });
});

describe("what the code asks for", () => {
  const known = new Map(LANGUAGES.map((language) => [language, new Set<string>()]));
  for (const file of pairs) {
    for (const language of LANGUAGES) {
      for (const id of textsOf(file.replace(".en.ftl", `.${language}.ftl`)).keys()) {
        known.get(language)?.add(id);
      }
    }
  }

  it.each(LANGUAGES)("is there: %s", (language) => {
    const asked = [...code.matchAll(/\bt\(\s*["']([a-z][a-z0-9-]*)["']/g)].map((match) => match[1] ?? "");
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((id) => !known.get(language)?.has(id))).toEqual([]);
  });
});
