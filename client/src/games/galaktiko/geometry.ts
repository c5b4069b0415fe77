// Where everything lies on the ring, in pixels of the room it is given. Angles are degrees clockwise from the top.

import { placeOf, SLOTS, type Slot } from "./cards";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A queue: its cards by their upper left corners, the foremost first, and all it takes up. */
export interface QueuePlaces {
  cards: Point[];
  box: Box;
  /** The tip of the arrow that leads the foremost into the ring, and where it points. */
  door: Point & { angle: number };
  /** The middle of the stamp that says how the queue grows. */
  growth: Point;
}

const SECTORS = 8;
const STEP = 360 / SECTORS;
/** Below this width there is no room for cards around the ring: a queue is a row of narrow slips. */
const NARROW = 520;
/** Between the ring and what lies around it. */
const GAP = 8;
/** Whatever is pressed is at least so wide and high. */
const TAP = 44;

const radians = (angle: number) => (angle * Math.PI) / 180;
const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
const round = (value: number) => Math.round(value * 10) / 10;

/** The middle of a sector as an angle. */
export function angleOf(sector: number): number {
  return (sector - 1) * STEP;
}

/** How far it is clockwise from one angle to another: more than nothing, a full circle at most. */
export function clockwise(from: number, to: number): number {
  const way = (((to - from) % 360) + 360) % 360;
  return way === 0 ? 360 : way;
}

export class Ring {
  readonly centre: Point;
  /** Radii of the band of sectors. */
  readonly outer: number;
  readonly inner: number;
  /** How wide a station is drawn. */
  readonly station: number;
  /** How wide an inspector is drawn. */
  readonly badge: number;
  readonly card: { width: number; height: number };
  readonly isNarrow: boolean;
  /** How many cards lie side by side where a queue is beside the ring. */
  readonly #columns: number;
  /** How far behind the rim the third station of a sector lies. */
  readonly #behind: number;

  constructor(
    readonly width: number,
    readonly height: number,
    /** How many stations of each sector are shown. */
    readonly slots: number,
  ) {
    this.isNarrow = width < NARROW;
    const card = this.isNarrow ? clamp(17, width / 18.5, 26) : clamp(24, Math.min(width / 20.5, height / 16), 54);
    this.card = { width: round(card), height: round(card * (this.isNarrow ? 44 / 26 : 1.4)) };
    const beside = (columns: number) => width / 2 - columns * (card + 2) - GAP - 2;
    const above = height / 2 - this.card.height - GAP - (this.isNarrow ? 4 : 6);
    this.#columns = this.isNarrow ? 1 : above > beside(3) ? 2 : 3;
    this.centre = { x: width / 2, y: height / 2 };
    this.outer = round(Math.max(90, Math.min(above, beside(this.#columns))));
    this.station = round(clamp(32, this.outer * (slots === 1 ? 0.29 : 0.25), 92));
    const margin = this.outer * 0.045;
    this.#behind = this.station * (this.isNarrow ? 1.2 : 1.08);
    const depth = slots === 3 ? this.station + this.#behind : this.station * 1.24;
    this.inner = round(this.outer - depth - 2 * margin);
    this.badge = round(clamp(28, this.outer * 0.19, 54));
  }

  /** A point at an angle and a distance from the middle. */
  at(angle: number, radius: number): Point {
    return {
      x: round(this.centre.x + radius * Math.sin(radians(angle))),
      y: round(this.centre.y - radius * Math.cos(radians(angle))),
    };
  }

  /** The middle of a station: two side by side at the rim, a third behind them. */
  stationAt(sector: number, slot: Slot): Point {
    const rim = this.outer - this.station / 2 - this.outer * 0.045;
    const index = SLOTS.indexOf(slot);
    if (this.slots === 3) {
      const [turn, radius] = [
        [-STEP / 4, rim],
        [0, rim - this.#behind],
        [STEP / 4, rim],
      ][index] as [number, number];
      return this.at(angleOf(sector) + turn, radius);
    }
    return this.slots === 2
      ? this.at(angleOf(sector) + (index === 0 ? -STEP / 4 : STEP / 4), rim)
      : this.at(angleOf(sector), (this.outer + this.inner) / 2);
  }

  stationBy(id: string): Point | undefined {
    const place = placeOf(id);
    return place && this.stationAt(place.sector, place.slot);
  }

  /** The outline of a sector, a little apart from its neighbours. */
  sectorPath(sector: number): string {
    const apart = Math.max(4, this.outer * 0.022);
    const half = (radius: number) => STEP / 2 - (Math.asin(apart / 2 / radius) * 180) / Math.PI;
    const middle = angleOf(sector);
    const [a, b, c, d] = [
      this.at(middle - half(this.inner), this.inner),
      this.at(middle - half(this.outer), this.outer),
      this.at(middle + half(this.outer), this.outer),
      this.at(middle + half(this.inner), this.inner),
    ];
    return `M${a.x} ${a.y}L${b.x} ${b.y}A${this.outer} ${this.outer} 0 0 1 ${c.x} ${c.y}L${d.x} ${d.y}A${this.inner} ${this.inner} 0 0 0 ${a.x} ${a.y}z`;
  }

  /** The rim of a sector, for the one that is looked at. */
  rimPath(sector: number): string {
    const radius = this.outer + 4;
    const [from, to] = [this.at(angleOf(sector) - 20, radius), this.at(angleOf(sector) + 20, radius)];
    return `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`;
  }

  /** The inner edge of a sector, for one where an inspector stands. */
  guardPath(sector: number): string {
    const radius = this.inner + 3;
    const [from, to] = [this.at(angleOf(sector) - 19, radius), this.at(angleOf(sector) + 19, radius)];
    return `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`;
  }

  numberAt(sector: number): Point {
    // Where the stations leave room: three of them at the rim, two at the inside, one beside it.
    const inside = this.inner + this.outer * 0.065;
    return this.slots === 3
      ? this.at(angleOf(sector), this.outer - Math.max(9, this.outer * 0.055))
      : this.at(angleOf(sector) - (this.slots === 2 ? 0 : 15.5), inside);
  }

  inspectorAt(sector: number): Point {
    return this.at(angleOf(sector) + 14.5, this.inner - this.badge * 0.1);
  }

  /** The way from one sector clockwise to another, along the inside of the ring. */
  flightPath(from: number, to: number): { path: string; tip: Point; angle: number } {
    const radius = this.inner - Math.max(7, this.outer * 0.05);
    const start = angleOf(from) + 4;
    const way = clockwise(angleOf(from), angleOf(to)) - 8;
    const end = start + way;
    const tip = this.at(end, radius);
    const parts = Math.ceil(way / 170);
    const arcs = Array.from({ length: parts }, (_, i) => {
      const point = this.at(start + (way * (i + 1)) / parts, radius);
      return `A${round(radius)} ${round(radius)} 0 0 1 ${point.x} ${point.y}`;
    });
    const first = this.at(start, radius);
    return { path: `M${first.x} ${first.y}${arcs.join("")}`, tip, angle: end };
  }

  /** The angle under which a point is seen from the middle. */
  angleAt({ x, y }: Point): number {
    return (Math.atan2(x - this.centre.x, this.centre.y - y) * 180) / Math.PI;
  }

  /** Points of the way that a bus takes clockwise from one point to another. `isRound`: once around the ring. */
  way(from: Point, to: Point, isRound: boolean, steps = 24): Point[] {
    const distance = (point: Point) => Math.hypot(point.x - this.centre.x, point.y - this.centre.y);
    const start = this.angleAt(from);
    const direct = clockwise(start, this.angleAt(to));
    const turn = isRound && direct < 180 ? direct + 360 : direct;
    return Array.from({ length: steps + 1 }, (_, i) => {
      const part = i / steps;
      const radius = distance(from) + (distance(to) - distance(from)) * part;
      return this.at(start + turn * part, radius);
    });
  }

  /** Where the cards of a sector's queue lie. The foremost is the nearest to the ring. */
  queueAt(sector: number, count: number): QueuePlaces {
    const angle = angleOf(sector);
    const lies = Math.sin(radians(angle));
    const stands = -Math.cos(radians(angle));
    if (Math.abs(stands) < 0.1) {
      return this.#beside(Math.sign(lies), count);
    }
    return Math.abs(lies) < 0.1 ? this.#overhead(Math.sign(stands), count) : this.#corner(lies, stands, count);
  }

  /** Above or below the ring: one row. */
  #overhead(side: number, count: number): QueuePlaces {
    const { width, height } = this.card;
    const room = this.width - 2 * this.#cornerWidth(2) - 2 * GAP;
    const step = this.#step(count, room);
    const length = width + step * Math.max(0, count - 1);
    const edge = this.centre.y + side * (this.outer + GAP);
    const y = side < 0 ? edge - height : edge;
    const left = this.centre.x - length / 2;
    const cards = Array.from({ length: count }, (_, i) => ({ x: round(left + i * step), y: round(y) }));
    return this.#places(cards, { x: left, y, width: length, height }, 0, side);
  }

  /** Beside the ring: rows of three, or a column where there is little room. */
  #beside(side: number, count: number): QueuePlaces {
    const { width, height } = this.card;
    const columns = clamp(1, count, this.#columns);
    const rows = Math.max(1, Math.ceil(count / columns));
    const room = this.height * 0.5;
    const step = Math.min(height + 2, (room - height) / Math.max(1, rows - 1));
    const high = height + step * (rows - 1);
    const edge = this.centre.x + side * (this.outer + GAP + 1);
    const top = this.centre.y - high / 2;
    const cards = Array.from({ length: count }, (_, i) => {
      const column = i % columns;
      const x = side > 0 ? edge + column * (width + 2) : edge - width - column * (width + 2);
      return { x: round(x), y: round(top + Math.floor(i / columns) * step) };
    });
    const wide = columns * (width + 2) - 2;
    const x = side > 0 ? edge : edge - wide;
    return this.#places(cards, { x, y: top, width: wide, height: high }, side, 0);
  }

  /** In a corner: a row that begins at the ring, and a second one behind it. */
  #corner(lies: number, stands: number, count: number): QueuePlaces {
    const { width, height } = this.card;
    const [right, down] = [Math.sign(lies), Math.sign(stands)];
    // Cards may cover each other a little before there is a second row.
    const isDouble = (count - 1) * (width + 2) * 0.9 + width > this.#cornerWidth(1);
    const columns = isDouble ? Math.ceil(count / 2) : Math.max(1, count);
    const rows = isDouble ? 2 : 1;
    const far = this.width / 2 - 3;
    const radius = this.outer + GAP;
    const wide = Math.min(columns * (width + 2) - 2, this.#cornerWidth(rows));
    // As near to the ring as the row is long; never lower than where the sector's middle meets the rim.
    const away = Math.max(far - wide, 0);
    const rise = Math.max(Math.sqrt(Math.max(0, radius ** 2 - Math.min(away, radius) ** 2)), radius * Math.SQRT1_2);
    const depth = Math.min(rise, this.#cornerDepth(rows));
    const start = Math.sqrt(Math.max(0, radius ** 2 - depth ** 2));
    const step = columns > 1 ? Math.min(width + 2, (far - start - width) / (columns - 1)) : 0;
    const cards = Array.from({ length: count }, (_, i) => {
      const row = Math.floor(i / columns);
      const offset = start + (i % columns) * step;
      const x = right > 0 ? this.centre.x + offset : this.centre.x - offset - width;
      const y = down < 0 ? this.centre.y - depth - height : this.centre.y + depth;
      return { x: round(x), y: round(y + down * row * (height + 2)) };
    });
    const length = width + step * (columns - 1);
    const high = rows * (height + 2) - 2;
    const box = {
      x: right > 0 ? this.centre.x + start : this.centre.x - start - length,
      y: down < 0 ? this.centre.y - depth - high : this.centre.y + depth,
      width: length,
      height: high,
    };
    return this.#places(cards, box, right, down);
  }

  /** How far from the middle a corner's first row may begin: below the queue overhead, and all rows in the picture. */
  #cornerDepth(rows: number): number {
    const { height } = this.card;
    return Math.min(this.outer + GAP - height - 2, this.height / 2 - rows * (height + 2) - 1);
  }

  /** How long a corner's rows can be, if there are so many. */
  #cornerWidth(rows: number): number {
    const start = Math.sqrt(Math.max(0, (this.outer + GAP) ** 2 - this.#cornerDepth(rows) ** 2));
    return Math.max(this.card.width, this.width / 2 - 3 - start);
  }

  #step(count: number, room: number): number {
    return count > 1 ? Math.min(this.card.width + 2, (room - this.card.width) / (count - 1)) : 0;
  }

  #places(cards: Point[], box: Box, right: number, down: number): QueuePlaces {
    const { width, height } = this.card;
    const first = cards[0] ?? { x: box.x, y: box.y };
    const last = cards.at(-1) ?? first;
    const middle = { x: first.x + width / 2, y: first.y + height / 2 };
    const isUpright = down !== 0;
    const door = isUpright
      ? { x: middle.x, y: down < 0 ? first.y + height + 6 : first.y - 6, angle: down < 0 ? 180 : 0 }
      : { x: right > 0 ? first.x - 7 : first.x + width + 7, y: middle.y, angle: right > 0 ? 270 : 90 };
    const growth = { x: last.x + (right < 0 ? 0 : width), y: down > 0 ? last.y + height : last.y };
    return { cards, box: this.#pressable(box), door, growth: this.#inside(growth, this.isNarrow ? 11 : 20) };
  }

  /** A box large enough to be pressed, without leaving the picture. */
  #pressable({ x, y, width, height }: Box): Box {
    const [wide, high] = [Math.max(width + 4, TAP), Math.max(height + 4, TAP)];
    return {
      x: round(clamp(0, x + width / 2 - wide / 2, this.width - wide)),
      y: round(clamp(0, y + height / 2 - high / 2, this.height - high)),
      width: round(wide),
      height: round(high),
    };
  }

  #inside({ x, y }: Point, margin: number): Point {
    return { x: clamp(margin, x, this.width - margin), y: clamp(margin, y, this.height - margin) };
  }
}
