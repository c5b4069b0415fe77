// Things that fly over a board which stands already as it will be: copies go to where the things are now.

import { fly, places, stamp } from "../lib/timeline/motion";

/** All that goes at once; a step follows when the one before has landed. */
export interface Step<Flight> {
  flights: Flight[];
  /** Things that are stamped: a number grew, something turned over. */
  stamps: string[];
}

/** Show steps one after the other; `isStale` ends it when something newer came. */
export async function showSteps<Flight>(
  board: HTMLElement,
  steps: Step<Flight>[],
  show: (flight: Flight) => Promise<void>,
  isStale: () => boolean,
): Promise<void> {
  for (const { flights, stamps } of steps) {
    if (isStale()) {
      return;
    }
    await Promise.all(flights.map(show));
    const now = places(board);
    for (const name of stamps) {
      const thing = now.get(name);
      if (thing && isSeen(thing)) {
        void stamp(thing);
      }
    }
  }
}

/** Let a copy of a thing fly to where the thing is now, which is seen once it has landed. */
export async function flyHome(thing: HTMLElement, from: DOMRect): Promise<void> {
  thing.style.visibility = "hidden";
  try {
    await fly(thing, from, thing.getBoundingClientRect(), { landing: thing });
  } finally {
    thing.style.visibility = "";
  }
}

/** On a page that is swiped away nothing flies. */
export function isSeen(thing: Element): boolean {
  const { left, right, width } = thing.getBoundingClientRect();
  return width > 0 && right > 0 && left < innerWidth;
}
