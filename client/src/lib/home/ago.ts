// When something was, as people say it.

import { type Language, language } from "../text/texts.svelte";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", 7],
  ["week", 4.35],
  ["month", 12],
  ["year", Number.POSITIVE_INFINITY],
];

/** How long before `now` something was, both in milliseconds since 1970. */
export function ago(then: number, now: number, locale: Language = language()): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  let amount = Math.max(0, now - then) / 1_000;
  for (const [unit, count] of STEPS) {
    if (amount < count) {
      return unit === "second" ? words.format(0, "second") : words.format(-Math.floor(amount), unit);
    }
    amount /= count;
  }
  return "";
}
