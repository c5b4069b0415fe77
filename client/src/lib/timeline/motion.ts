// Pieces that travel over a board. Each flies as a copy above the page; the board itself already stands as it will be.

import { pace } from "../device/preferences.svelte";

/** Milliseconds a piece travels at usual speed. */
const PIECE = 420;
/** Milliseconds a ring marks where something landed, at any speed. */
const RING = 2_000;
const STEPS = 8;

export interface Flight {
  /** At usual speed; the person's own speed is applied to it. */
  ms?: number;
  /** Wait so long first, at usual speed. */
  delay?: number;
  /** How far the way bends, as a part of its length; negative: downwards. */
  bend?: number;
  /** What is ringed where nothing moves. */
  landing?: Element | null;
}

/** What stands on a board. */
export type Thing = HTMLElement | SVGElement;

/** All things by their `data-place`. */
export function places(within: ParentNode = document): Map<string, Thing> {
  const found = new Map<string, Thing>();
  for (const element of within.querySelectorAll<Thing>("[data-place]")) {
    found.set(element.dataset.place ?? "", element);
  }
  return found;
}

/** Where everything stood, as seen from the corner of the board: the page may be scrolled meanwhile. */
export type Rectangles = Map<string, DOMRect>;

export function rectanglesOf(board: HTMLElement): Rectangles {
  const { left, top } = board.getBoundingClientRect();
  return new Map(
    Array.from(places(board), ([name, element]) => [name, moved(element.getBoundingClientRect(), -left, -top)]),
  );
}

/** A rectangle of those that stood, in the window as it is now. */
export function inWindow(board: HTMLElement, box: DOMRect): DOMRect {
  const { left, top } = board.getBoundingClientRect();
  return moved(box, left, top);
}

function moved(box: DOMRect, x: number, y: number): DOMRect {
  return new DOMRect(box.left + x, box.top + y, box.width, box.height);
}

/** A rectangle of a size in the middle of another. */
export function amid(around: DOMRect, { width, height }: { width: number; height: number }): DOMRect {
  return new DOMRect(
    around.left + (around.width - width) / 2,
    around.top + (around.height - height) / 2,
    width,
    height,
  );
}

/**
 * Let a copy of a node fly from one rectangle of the window to another, along a slight arc.
 *
 * The promise resolves when the copy has landed and is removed; at once where motion is off.
 */
export async function fly(
  node: Element,
  from: DOMRect,
  to: DOMRect,
  { ms = PIECE, delay = 0, bend = 0.14, landing }: Flight = {},
): Promise<void> {
  const time = pace(ms);
  if (!time || typeof node.animate !== "function" || document.visibilityState === "hidden") {
    if (landing) {
      ring(landing);
    }
    return;
  }
  const ghost = copy(node, from);
  document.body.append(ghost.element);
  try {
    await ghost.element.animate(arc(ghost, from, to, bend), {
      duration: time,
      delay: pace(delay),
      easing: "cubic-bezier(0.5, 0, 0.2, 1)",
      fill: "both",
    }).finished;
  } finally {
    ghost.element.remove();
  }
}

/** Mark for two seconds where something landed; the mark goes with it when the page scrolls, and away when it goes. */
export function ring(element: Element): void {
  const mark = document.createElement("div");
  mark.setAttribute("aria-hidden", "true");
  Object.assign(mark.style, {
    position: "fixed",
    zIndex: "40",
    boxSizing: "border-box",
    border: "4px solid var(--glow)",
    borderRadius: "14px",
    pointerEvents: "none",
  });
  const until = performance.now() + RING;
  const follow = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (!width || !height || performance.now() >= until) {
      mark.remove();
      return;
    }
    Object.assign(mark.style, {
      left: `${left - 6}px`,
      top: `${top - 6}px`,
      width: `${width + 12}px`,
      height: `${height + 12}px`,
    });
    if (!mark.isConnected) {
      document.body.append(mark);
    }
    requestAnimationFrame(follow);
  };
  follow();
}

/** Let something land with a stamp: it overshoots once. Where nothing moves it is ringed. */
export async function stamp(element: Element): Promise<void> {
  const time = pace(PIECE);
  if (!time || typeof element.animate !== "function") {
    ring(element);
    return;
  }
  await element
    .animate([{ scale: "1.18" }, { scale: "1" }], { duration: time, easing: "cubic-bezier(0.3, 1.6, 0.5, 1)" })
    .finished.catch(() => undefined);
}

interface Ghost {
  element: HTMLElement | SVGElement;
  width: number;
  height: number;
}

function copy(node: Element, from: DOMRect): Ghost {
  const width = node instanceof HTMLElement && node.offsetWidth ? node.offsetWidth : from.width;
  const height = node instanceof HTMLElement && node.offsetHeight ? node.offsetHeight : from.height;
  const element = standing(node);
  for (const each of [element, ...element.querySelectorAll("[id], [data-place]")]) {
    each.removeAttribute("id");
    each.removeAttribute("data-place");
  }
  element.setAttribute("aria-hidden", "true");
  element.setAttribute("inert", "");
  Object.assign(element.style, {
    position: "fixed",
    zIndex: "40",
    left: "0",
    top: "0",
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    color: getComputedStyle(node).color,
    outline: "none",
    pointerEvents: "none",
    transition: "none",
    visibility: "visible",
    opacity: "1",
  });
  return { element, width, height };
}

/** A copy that can stand alone: a part of a drawing gets a drawing of its own around it. */
function standing(node: Element): HTMLElement | SVGElement {
  const twin = node.cloneNode(true) as HTMLElement | SVGElement;
  if (!(node instanceof SVGGraphicsElement) || node.ownerSVGElement === null) {
    return twin;
  }
  const box = node.getBBox();
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  drawing.setAttribute("overflow", "visible");
  twin.removeAttribute("transform");
  drawing.append(twin);
  return drawing;
}

function arc(ghost: Ghost, from: DOMRect, to: DOMRect, bend: number): Keyframe[] {
  const start = { x: from.left + from.width / 2, y: from.top + from.height / 2, size: from.width / ghost.width };
  const end = { x: to.left + to.width / 2, y: to.top + to.height / 2, size: to.width / ghost.width };
  const lift = Math.hypot(end.x - start.x, end.y - start.y) * bend;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const part = i / STEPS;
    const x = start.x + (end.x - start.x) * part - ghost.width / 2;
    const y = start.y + (end.y - start.y) * part - lift * 4 * part * (1 - part) - ghost.height / 2;
    const size = start.size + (end.size - start.size) * part;
    return { transform: `translate(${x}px, ${y}px) scale(${size || 1})` };
  });
}
