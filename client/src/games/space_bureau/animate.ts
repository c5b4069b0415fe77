// Shows what happened over the board. The board stands already as it will be: copies fly to where things are now.

import { amid, inWindow, places, type Rectangles } from "../../lib/timeline/motion";
import { flyHome, isSeen, type Step, showSteps } from "../flying";
import type { Flight } from "./flights";

/** Show steps one after the other; `isStale` ends it when something newer came. */
export async function animate(
  board: HTMLElement,
  steps: Step<Flight>[],
  before: Rectangles,
  isStale: () => boolean,
): Promise<void> {
  await showSteps(board, steps, (flight) => show(board, flight, before), isStale);
}

async function show(board: HTMLElement, { thing, from, beside = "" }: Flight, before: Rectangles): Promise<void> {
  const now = places(board);
  const element = now.get(thing);
  const old = [...from, thing].map((name) => before.get(name)).find((box) => box !== undefined && box.width > 0);
  if (element instanceof HTMLElement && old && isSeen(element)) {
    const neighbour = now.get(beside)?.getBoundingClientRect();
    await flyHome(element, neighbour ? amid(neighbour, element.getBoundingClientRect()) : inWindow(board, old));
  }
}
