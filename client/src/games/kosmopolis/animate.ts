// Shows flights over the board. The board stands already as it will be: what lands is hidden until it has.

import { amid, places, type Rectangles, type Thing } from "../../lib/timeline/motion";
import { flyGhost } from "../ghost";
import { BACK, type Flight, GOLD, MODIFIER, type Step } from "./flights";
import Ghost from "./Ghost.svelte";

const CARD = { width: 72, height: 102, most: 110 };
const HIDDEN = { width: 72, height: 102, most: 56 };
const TOKEN = { width: 40, height: 56, most: 40 };
const STAGGER = 70;

interface Size {
  width: number;
  height: number;
  /** The greatest width it is shown at. */
  most: number;
}

/** Where everything stands in the window: hands stay there while the table scrolls. */
export function rectanglesOf(board: ParentNode): Rectangles {
  return new Map(Array.from(places(board), ([name, element]) => [name, element.getBoundingClientRect()]));
}

/** Show steps one after the other; `isStale` ends it when something newer came. */
export async function animate(
  board: HTMLElement,
  steps: Step[],
  before: Rectangles,
  isStale: () => boolean,
): Promise<void> {
  for (const step of steps) {
    if (isStale()) {
      return;
    }
    await Promise.all(step.map((flight, i) => show(board, flight, before, i * STAGGER)));
  }
}

async function show(board: HTMLElement, flight: Flight, before: Rectangles, delay: number): Promise<void> {
  const now = places(board);
  const size = sizeOf(flight.piece);
  const target = flight.to.map((name) => now.get(name)).find((element) => element !== undefined);
  const from = flight.from.map((name) => rectangle(name, before, now, size)).find((each) => each !== undefined);
  if (!target || !from) {
    return;
  }
  const landing = landingOf(target, flight.piece);
  await flyGhost(
    Ghost,
    { piece: flight.piece },
    {
      thing: landing,
      isHidden: landing !== target,
      from: middle(from, size),
      to: middle(landing.getBoundingClientRect(), size),
      delay,
    },
  );
}

function sizeOf(piece: string): Size {
  return piece === BACK ? HIDDEN : piece === GOLD || piece === MODIFIER ? TOKEN : CARD;
}

/** The card that lands, or the place it lands at. */
function landingOf(target: Thing, piece: string): Thing {
  const cards = target.querySelectorAll<Thing>(`[data-card="${CSS.escape(piece)}"]`);
  return piece === BACK ? target : (cards[cards.length - 1] ?? target);
}

/** A rectangle of a piece's own size in the middle of another, no larger than it unless it is tiny. */
function middle(around: DOMRect, size: Size): DOMRect {
  const width = Math.max(18, Math.min(size.most, around.width));
  return amid(around, { width, height: (width / size.width) * size.height });
}

function rectangle(name: string, before: Rectangles, now: Map<string, Element>, size: Size): DOMRect | undefined {
  const shown = /^shown-(\d+)$/.exec(name);
  if (shown) {
    const seat = before.get(`seat-${shown[1]}`) ?? now.get(`seat-${shown[1]}`)?.getBoundingClientRect();
    return seat && new DOMRect(seat.left + (seat.width - size.width) / 2, seat.bottom + 6, size.width, size.height);
  }
  return before.get(name) ?? now.get(name)?.getBoundingClientRect();
}
