// Shows what happened over the board. The board stands already as it will be: things fly to where they are now.

import { inWindow, places, type Rectangles } from "../../lib/timeline/motion";
import { flyHome, isSeen, type Step, showSteps } from "../flying";
import { flyGhost } from "../ghost";
import { cardIn } from "./colours";
import type { Flight } from "./flights";
import Ghost from "./Ghost.svelte";
import type { ExplorersView } from "./view";

/** Show steps one after the other; `isStale` ends it when something newer came. */
export async function animate(
  board: HTMLElement,
  view: ExplorersView,
  steps: Step<Flight>[],
  before: Rectangles,
  isStale: () => boolean,
): Promise<void> {
  await showSteps(board, steps, (flight) => show(board, view, flight, before), isStale);
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
  const face = card === undefined ? undefined : cardIn(view, card);
  if (face) {
    const end = element.getBoundingClientRect();
    const to = new DOMRect(end.left + 8, end.top, 30, 42);
    await flyGhost(Ghost, { card: face }, { thing: element, isHidden: false, from: start, to, delay: 0 });
  } else {
    await flyHome(element, start);
  }
}
