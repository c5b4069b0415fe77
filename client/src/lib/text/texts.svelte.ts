// Words in both languages, from Fluent files. The language can be changed at any time.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { keep, recall } from "../device/kept";

export type Language = "en" | "ru";
export type Sources = Record<Language, string>;
export type Arguments = Record<string, FluentVariable>;

function first(): Language {
  const kept = recall<string>("language", "");
  const wanted = [kept, ...navigator.languages].map((name) => name.slice(0, 2).toLowerCase());
  return wanted.find((name): name is Language => name === "en" || name === "ru") ?? "en";
}

const chosen = $state({ language: first() });

/** The language just now. Reading it in a component makes it follow a change. */
export function language(): Language {
  return chosen.language;
}

/** How dates and times are written in the language just now: by the 24-hour clock in both. */
export function locale(): string {
  return chosen.language === "en" ? "en-GB" : chosen.language;
}

export function speak(wanted: Language): void {
  chosen.language = wanted;
  keep("language", wanted);
  document.documentElement.lang = wanted;
}

/** The messages of a pair of files. */
export class Texts {
  #bundles: Record<Language, FluentBundle>;

  constructor(...sources: Sources[]) {
    this.#bundles = { en: bundle("en", sources), ru: bundle("ru", sources) };
  }

  /** Returns a message in the current language; its id if it is missing, which a test notices. */
  say(id: string, values: Arguments = {}): string {
    const texts = this.#bundles[chosen.language];
    const message = texts.getMessage(id);
    if (!message?.value) {
      console.error(`there is no text ${id} in ${chosen.language}`);
      return id;
    }
    const errors: Error[] = [];
    const text = texts.formatPattern(message.value, withMinus(values), errors);
    if (errors.length) {
      console.error(id, errors);
    }
    return text;
  }

  has(id: string): boolean {
    return this.#bundles[chosen.language].hasMessage(id);
  }
}

/** A number below zero, written with a minus sign and not with a hyphen. */
class Negative extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "\u2212");
  }
}

function withMinus(values: Arguments): Arguments {
  const written = ([name, value]: [string, FluentVariable]): [string, FluentVariable] =>
    typeof value === "number" && value < 0 ? [name, new Negative(value)] : [name, value];
  return Object.fromEntries(Object.entries(values).map(written));
}

function bundle(locale: Language, sources: Sources[]): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) {
    made.addResource(new FluentResource(source[locale]), { allowOverrides: true });
  }
  return made;
}

/** The page's own texts: a pair of files an area, `texts/<area>.en.ftl` and `texts/<area>.ru.ftl`. */
const files = import.meta.glob<string>("../../texts/*.ftl", { eager: true, query: "?raw", import: "default" });
const together = (locale: Language) =>
  Object.entries(files)
    .filter(([path]) => path.endsWith(`.${locale}.ftl`))
    .map(([, source]) => source)
    .join("\n");
const chrome = new Texts({ en: together("en"), ru: together("ru") });

/** A sentence of the page itself. */
export function t(id: string, values: Arguments = {}): string {
  return chrome.say(id, values);
}
