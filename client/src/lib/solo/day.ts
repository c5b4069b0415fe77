// Days of deals, which are those of UTC, and moments as people here write them.

import { locale } from "../text/texts.svelte";

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** A day such as 2026-11-16 in words. */
export function dayWords(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", timeZone: "UTC" }).format(at);
}

/** A moment in the reader's own time: day and hour. */
export function momentWords(at: number): string {
  const form = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(locale(), form).format(at);
}

/** The day of a moment in the reader's own time, with its year. */
export function dateWords(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(at);
}

/** How much time is left: whole hours, and minutes when it is less than one. */
export function leftOf(until: number, now: number): { hours: number; minutes: number } {
  const left = Math.max(0, until - now);
  return { hours: Math.floor(left / HOUR), minutes: Math.ceil((left % HOUR) / MINUTE) };
}
