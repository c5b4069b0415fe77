// Shows what happened over the board. The board stands already as it will be: copies fly to where things are now.

import { amid, fly, inWindow, places, type Rectangles, stamp } from "../../lib/timeline/motion";
import type { Flight, Step } from "./flights";

/** Show steps one after the other; `isStale` ends it when something newer came. */
export async function animate(
  board: HTMLElement,
  steps: Step[],
  before: Rectangles,
  isStale: () => boolean,
): Promise<void> {
  for (const { flights, stamps } of steps) {
    if (isStale()) {
      return;
    }
    await Promise.all(flights.map((flight) => show(board, flight, before)));
    const now = places(board);
    for (const name of stamps) {
      const thing = now.get(name);
      if (thing && isSeen(thing)) {
        void stamp(thing);
      }
    }
  }
}

async function show(board: HTMLElement, { thing, from, beside = "" }: Flight, before: Rectangles): Promise<void> {
  const now = places(board);
  const element = now.get(thing);
  const old = [...from, thing].map((name) => before.get(name)).find((box) => box !== undefined && box.width > 0);
  if (!(element instanceof HTMLElement) || !old || !isSeen(element)) {
    return;
  }
  const end = element.getBoundingClientRect();
  const neighbour = now.get(beside)?.getBoundingClientRect();
  const start = neighbour ? amid(neighbour, end) : inWindow(board, old);
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
