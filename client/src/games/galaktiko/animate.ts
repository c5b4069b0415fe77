// Shows flights over the board. The board stands already as it will be: what lands is hidden until it has.

import { pace } from "../../lib/device/preferences.svelte";
import { amid, inWindow, ring as mark, places, type Rectangles, stamp, type Thing } from "../../lib/timeline/motion";
import { flyGhost } from "../ghost";
import type { BusFlight, CardFlight, Step } from "./flights";
import Ghost from "./Ghost.svelte";
import type { Point, Ring } from "./geometry";

const WIDTH = 46;
const HEIGHT = 64;
const STAGGER = 50;
/** Milliseconds a bus takes for a sector, and the longest flight. */
const SECTOR = 140;
const LONGEST = 760;

/** Where a place was, in the window as it is now. */
function former(board: HTMLElement, before: Rectangles, name: string): DOMRect | undefined {
  const box = before.get(name);
  return box && inWindow(board, box);
}

/** Show steps one after the other; `isStale` ends it when something newer came. */
export async function animate(
  board: HTMLElement,
  steps: Step[],
  before: Rectangles,
  ring: Ring,
  isStale: () => boolean,
): Promise<void> {
  for (const step of steps) {
    if (isStale()) {
      return;
    }
    if (step.bus) {
      await drive(board, step.bus, before, ring);
    }
    await Promise.all(step.cards.map((flight, i) => show(board, flight, before, i * STAGGER)));
  }
}

/** A bus goes along the ring to where it stands now. */
async function drive(board: HTMLElement, { seat, isRound }: BusFlight, before: Rectangles, ring: Ring): Promise<void> {
  const bus = places(board).get(`ship-${seat}`);
  const old = former(board, before, `ship-${seat}`);
  if (!(bus instanceof HTMLElement) || !old) {
    return;
  }
  const now = bus.getBoundingClientRect();
  const home = bus.offsetParent?.getBoundingClientRect();
  if (!pace(1) || typeof bus.animate !== "function" || !home || document.visibilityState === "hidden") {
    mark(bus);
    return;
  }
  const point = (box: DOMRect): Point => ({
    x: box.left + box.width / 2 - home.left,
    y: box.top + box.height / 2 - home.top,
  });
  const end = point(now);
  const way = ring.way(point(old), end, isRound);
  const length = way.reduce((sum, each, i) => sum + distance(each, way[i - 1] ?? each), 0);
  const time = Math.min(LONGEST, SECTOR * 2 + (SECTOR * length) / Math.max(1, ring.outer * 0.7));
  await bus
    .animate(
      way.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` })),
      { duration: pace(time), easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
    )
    .finished.catch(() => undefined);
  void stamp(bus);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

async function show(board: HTMLElement, flight: CardFlight, before: Rectangles, delay: number): Promise<void> {
  const now = places(board);
  const target = flight.to.map((name) => now.get(name)).find((element) => element !== undefined);
  const from = flight.from
    .map((name) => former(board, before, name) ?? now.get(name)?.getBoundingClientRect())
    .find((each) => each !== undefined);
  if (!target || !from) {
    return;
  }
  const landing = landingOf(target, flight.card);
  await flyGhost(
    Ghost,
    { card: flight.card },
    {
      thing: landing,
      isHidden: landing !== target && landing instanceof SVGElement,
      from: middle(from),
      to: middle(landing.getBoundingClientRect()),
      delay,
    },
  );
}

/** The card that lands, the newest of its kind in sight, or the place it lands at. */
function landingOf(target: Thing, card: string): Thing {
  const cards = [...target.querySelectorAll<Thing>(`[data-card="${CSS.escape(card)}"]`)];
  return cards.filter((each) => each.getBoundingClientRect().width > 0).at(-1) ?? target;
}

/** A card in the middle of a rectangle, no larger than it unless it is tiny. */
function middle(around: DOMRect): DOMRect {
  const width = Math.max(16, Math.min(WIDTH, around.width));
  return amid(around, { width, height: (width / WIDTH) * HEIGHT });
}
