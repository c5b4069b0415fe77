// Time that is left, as people read it.

import type { SeatView } from "../../protocol";
import { locale } from "../text/texts.svelte";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

/** Milliseconds a seat has left just now; null if it has no clock. */
export function leftOf(seat: SeatView, now: number): number | null {
  if (seat.deadline !== undefined) {
    return Math.max(0, seat.deadline - now);
  }
  return seat.left ?? null;
}

/** Minutes and seconds, with hours if there are any: 4:05, 1:02:03. Rounded up, so that 0:00 means no time is left. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / SECOND);
  const two = (number: number) => `${number}`.padStart(2, "0");
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Whether the time is one of days rather than of a clock. */
export function isLong(milliseconds: number): boolean {
  return milliseconds >= DAY;
}

/** The day and hour when a long time is up. */
export function dayOf(deadline: number): string {
  return new Intl.DateTimeFormat(locale(), { weekday: "short", hour: "2-digit", minute: "2-digit" }).format(deadline);
}
