// Shows what happened over the board. The board stands already as it will be: things fly to where they are now.

import { fly, inWindow, places, type Rectangles, stamp } from "../../lib/timeline/motion";
import { flyGhost } from "../ghost";
import { cardIn } from "./colours";
import type { Flight, Step } from "./flights";
import Ghost from "./Ghost.svelte";
import type { ExplorersView } from "./view";

/** Show steps one after the other; `isStale` ends it when something newer came. */
export async function animate(
  board: HTMLElement,
  view: ExplorersView,
  steps: Step[],
  before: Rectangles,
  isStale: () => boolean,
): Promise<void> {
  for (const { flights, stamps } of steps) {
    if (isStale()) {
      return;
    }
    await Promise.all(flights.map((flight) => show(board, view, flight, before)));
    const now = places(board);
    for (const name of stamps) {
      const thing = now.get(name);
      if (thing && isSeen(thing)) {
        void stamp(thing);
      }
    }
  }
}

async function show(
  board: HTMLElement,
  view: ExplorersView,
  { thing, from, card }: Flight,
  before: Rectangles,
): Promise<void> {
  const element = places(board).get(thing);
  const old = [...from, thing].map((name) => before.get(name)).find((box) => box !== undefined && box.width > 0);
  if (!(element instanceof HTMLElement) || !old || !isSeen(element)) {
    return;
  }
  const start = inWindow(board, old);
  const end = element.getBoundingClientRect();
  const face = card === undefined ? undefined : cardIn(view, card);
  if (face) {
    const to = new DOMRect(end.left + 8, end.top, 30, 42);
    await flyGhost(Ghost, { card: face }, { thing: element, isHidden: false, from: start, to, delay: 0 });
    return;
  }
  element.style.visibility = "hidden";
  try {
    await fly(element, start, end, { landing: element });
  } finally {
    element.style.visibility = "";
  }
}

/** On a page that is swiped away nothing flies. */
function isSeen(element: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  return width > 0 && right > 0 && left < innerWidth;
}
