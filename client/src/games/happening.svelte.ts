// What happened, shown over a board that stands already as it will be.

import { untrack } from "svelte";
import { type Rectangles, rectanglesOf } from "../lib/timeline/motion";
import type { BoardProps } from "./contract";

export interface Happening<Event> {
  board: HTMLElement;
  events: Event[];
  /** Where everything stood before. */
  before: Rectangles;
  /** Whether something newer came meanwhile. */
  isStale: () => boolean;
}

/** For a board, as it is made: has events shown by `tell` as they come, and looks just before where everything stands. */
export function showing<Event>(
  props: () => BoardProps<unknown, unknown, Event>,
  board: () => HTMLElement | undefined,
  tell: (happening: Happening<Event>) => void,
  look: (board: HTMLElement) => Rectangles = rectanglesOf,
): void {
  let before: Rectangles = new Map();
  $effect.pre(() => {
    void props().view;
    const place = untrack(board);
    if (place) {
      before = look(place);
    }
  });
  $effect(() => {
    const { events } = props();
    const place = board();
    if (events.length && place) {
      untrack(() => tell({ board: place, events, before, isStale: () => props().events !== events }));
    }
  });
}
