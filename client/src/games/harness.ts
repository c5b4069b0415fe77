// Hands for tests of boards: what is done to them, and what they did.

import { fireEvent } from "@testing-library/svelte";
import { vi } from "vitest";
import { prefer } from "../lib/device/preferences.svelte";
import { speak } from "../lib/text/texts.svelte";
import type { Line, MoveView, SeatView } from "../protocol";
import type { BoardProps } from "./contract";

export const play = vi.fn();
export const why = vi.fn();

/** For `beforeEach`: nothing was done yet, nothing moves, and what can't be taken back is asked for. */
export function begin(): void {
  play.mockReset();
  why.mockReset();
  speak("en");
  prefer({ speed: "off", confirm: "final" });
}

interface Recorded<View, Preview> {
  view: View;
  moves: MoveView[];
  preview: Preview | null;
}

/** A board as the first seat is given it, with as many people as play. */
export function given<View extends { seats: unknown[] }, Preview, Event>(
  { view, moves, preview }: Recorded<View, Preview>,
  people: SeatView[],
  lines: Line[],
  change: Partial<BoardProps<View, Preview, Event>>,
): BoardProps<View, Preview, Event> {
  const seats = people.slice(0, view.seats.length);
  return {
    ...{ view, moves, preview, seats, you: 0, events: [], lines, pointed: null, isBusy: false, play, why },
    ...change,
  };
}

export async function press(thing: Element, pointerType: "mouse" | "touch"): Promise<void> {
  await fireEvent(thing, new PointerEvent("pointerdown", { bubbles: true, pointerType }));
  await fireEvent(thing, new PointerEvent("pointerup", { bubbles: true, pointerType }));
  await fireEvent.click(thing);
}

/** Enter on a button is a click without a pointer, after a key. */
export async function enter(thing: HTMLElement): Promise<void> {
  thing.focus();
  await fireEvent.keyDown(thing, { key: "Enter" });
  await fireEvent.click(thing);
}

export async function point(thing: Element): Promise<void> {
  await fireEvent(thing, new PointerEvent("pointerenter", { pointerType: "mouse" }));
}

export async function unpoint(thing: Element): Promise<void> {
  await fireEvent(thing, new PointerEvent("pointerleave", { pointerType: "mouse" }));
}

export function at(place: string): HTMLElement {
  return document.querySelector(`[data-place="${place}"]`) as HTMLElement;
}
