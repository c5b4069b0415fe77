// Where hexes lie: axial coordinates, points upwards, and the ways between them.

import type { Space } from "./view";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** From the middle of a hex to its corners. */
export const RADIUS = 50;
export const WIDTH = RADIUS * Math.sqrt(3);
export const HEIGHT = RADIUS * 2;

const DIRECTIONS: Record<string, [number, number]> = {
  e: [1, 0],
  ne: [1, -1],
  nw: [0, -1],
  w: [-1, 0],
  sw: [-1, 1],
  se: [0, 1],
};

const ALONG: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const UPWARDS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** The corners of a hex whose box begins at 0, 0, a little smaller by `inset`. */
export function corners(inset = 0): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = ((60 * i - 90) * Math.PI) / 180;
    const x = WIDTH / 2 + (RADIUS - inset) * Math.cos(angle);
    const y = RADIUS + (RADIUS - inset) * Math.sin(angle);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  }).join(" ");
}

export function middleOf(q: number, r: number): Point {
  return { x: WIDTH * (q + r / 2), y: RADIUS * 1.5 * r };
}

/** What a place is called among others. */
export function keyOf(q: number, r: number): string {
  return `${q},${r}`;
}

/** The direction from one place to another beside it. */
export function directionTo(from: { q: number; r: number }, to: { q: number; r: number }): string | undefined {
  return Object.keys(DIRECTIONS).find((each) => {
    const [q, r] = DIRECTIONS[each] ?? [0, 0];
    return from.q + q === to.q && from.r + r === to.r;
  });
}

/** How much of an unexplored place may lie outside: the empty tips of its corners, not what it says. */
const TIP = RADIUS / 2;

/** The box around places, with their corners; of those unexplored without their tips. */
export function boundsOf(places: { q: number; r: number; space?: Space | undefined }[]): Box {
  const boxes = places.map(({ q, r, space }) => {
    const { x, y } = middleOf(q, r);
    return { x, y, above: space ? RADIUS : RADIUS - TIP };
  });
  const x = Math.min(...boxes.map((each) => each.x)) - WIDTH / 2;
  const y = Math.min(...boxes.map((each) => each.y - each.above));
  const width = Math.max(...boxes.map((each) => each.x)) + WIDTH / 2 - x;
  return { x, y, width, height: Math.max(...boxes.map((each) => each.y + each.above)) - y };
}

/** A part of a way: a step beside, or a jump through wormholes. */
export interface Leg {
  from: Point;
  to: Point;
  isJump: boolean;
}

/** The way that moves in notation take from a hex. */
export function legsOf(start: number, moves: string[], spaces: Space[]): Leg[] {
  const legs: Leg[] = [];
  let here: { q: number; r: number } | undefined = spaces.find(({ hex }) => hex === start);
  for (const move of moves) {
    const [verb = "", where = ""] = move.split(" ");
    const there = here && (verb === "jump" ? spaces.find(({ hex }) => hex === Number(where)) : beside(here, where));
    if (!here || !there) {
      break;
    }
    legs.push({ from: middleOf(here.q, here.r), to: middleOf(there.q, there.r), isJump: verb === "jump" });
    here = there;
  }
  return legs;
}

function beside({ q, r }: { q: number; r: number }, direction: string): { q: number; r: number } | undefined {
  const step = DIRECTIONS[direction];
  return step && { q: q + step[0], r: r + step[1] };
}

/** Row by row, as places are read. */
export function inRows<Place extends { q: number; r: number }>(places: Place[]): Place[] {
  return [...places].sort((one, other) => one.r - other.r || one.q - other.q);
}

/** The place that an arrow key leads to: along the rows as they are read, round and round; up and down to the nearest. */
export function nextPlace<Place extends { q: number; r: number }>(
  places: Place[],
  from: { q: number; r: number },
  key: string,
): Place | undefined {
  const along = ALONG[key];
  const upwards = UPWARDS[key];
  if (along !== undefined) {
    const rows = inRows(places);
    const now = rows.findIndex(({ q, r }) => q === from.q && r === from.r);
    return now < 0 ? undefined : rows[(now + along + rows.length) % rows.length];
  }
  const start = middleOf(from.q, from.r);
  const candidates = places.flatMap((place) => {
    const { x, y } = middleOf(place.q, place.r);
    const far = (y - start.y) * (upwards ?? 0);
    const aside = Math.abs(x - start.x);
    return far > 1 && aside <= far + 1 ? [{ place, far: far + aside * 2 }] : [];
  });
  return candidates.sort((one, other) => one.far - other.far)[0]?.place;
}

/** Each pair of things once. */
export function pairsOf<Thing>(things: Thing[]): [Thing, Thing][] {
  return things.flatMap((one, i) => things.slice(i + 1).map((other): [Thing, Thing] => [one, other]));
}
