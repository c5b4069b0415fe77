// Shows flights over the board. The board stands already as it will be: what lands is hidden until it has.

import { mount, unmount } from "svelte";
import { fly, ring as mark, places, stamp } from "../../lib/motion";
import { pace } from "../../lib/preferences.svelte";
import type { BusFlight, CardFlight, Step } from "./flights";
import Ghost from "./Ghost.svelte";
import type { Point, Ring } from "./geometry";

const WIDTH = 46;
const HEIGHT = 64;
const STAGGER = 50;
/** Milliseconds a bus takes for a sector, and the longest flight. */
const SECTOR = 140;
const LONGEST = 760;

/** Where everything stood, as seen from the corner of the board: the page may be scrolled meanwhile. */
export type Rectangles = Map<string, DOMRect>;

export function rectanglesOf(board: HTMLElement): Rectangles {
  const { left, top } = board.getBoundingClientRect();
  return new Map(
    Array.from(places(board), ([name, element]) => [name, moved(element.getBoundingClientRect(), -left, -top)]),
  );
}

function moved(box: DOMRect, x: number, y: number): DOMRect {
  return new DOMRect(box.left + x, box.top + y, box.width, box.height);
}

/** Where a place was, in the window as it is now. */
function former(board: HTMLElement, before: Rectangles, name: string): DOMRect | undefined {
  const { left, top } = board.getBoundingClientRect();
  const box = before.get(name);
  return box && moved(box, left, top);
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
  if (!pace(1)) {
    mark(landing);
    return;
  }
  const nest = document.createElement("div");
  Object.assign(nest.style, { position: "fixed", left: "-200px", top: "0" });
  document.body.append(nest);
  const ghost = mount(Ghost, { target: nest, props: { card: flight.card } });
  const piece = nest.firstElementChild;
  const isHidden = landing !== target && landing instanceof SVGElement;
  try {
    if (isHidden) {
      landing.style.visibility = "hidden";
    }
    if (piece) {
      await fly(piece, middle(from), middle(landing.getBoundingClientRect()), { delay });
    }
  } finally {
    if (isHidden) {
      landing.style.visibility = "";
    }
    void unmount(ghost);
    nest.remove();
  }
  void stamp(landing);
}

/** The card that lands, the newest of its kind in sight, or the place it lands at. */
function landingOf(target: Element, card: string): Element {
  const cards = [...target.querySelectorAll(`[data-card="${CSS.escape(card)}"]`)];
  return cards.filter((each) => each.getBoundingClientRect().width > 0).at(-1) ?? target;
}

/** A card in the middle of a rectangle, no larger than it unless it is tiny. */
function middle(around: DOMRect): DOMRect {
  const width = Math.max(16, Math.min(WIDTH, around.width));
  const height = (width / WIDTH) * HEIGHT;
  return new DOMRect(
    around.left + (around.width - width) / 2,
    around.top + (around.height - height) / 2,
    width,
    height,
  );
}
