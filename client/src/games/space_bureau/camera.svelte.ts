// What of the universe is in sight. It fits anew as the universe grows, until somebody zooms or pans by hand.

import type { Box, Point } from "./hexes";

const NEAREST = 4;
/** Pixels for one of the universe's measure, before anybody zooms: a hex is never too small for a finger, nor huge. */
const SMALLEST = 0.53;
const LARGEST = 1.5;
const MARGIN = 6;

export class Camera {
  /** The scale that was chosen by hand; null: the one that fits. */
  #chosen: number | null = $state(null);
  /** Whether everything is to be in sight, however small. */
  #isAll = $state(false);
  /** Where somebody looks, or where the ship was followed to; null: at the middle of all. */
  #aim: Point | null = $state(null);
  #isPanned = $state(false);

  readonly #window: () => { width: number; height: number };
  readonly #bounds: () => Box;

  constructor(window: () => { width: number; height: number }, bounds: () => Box) {
    this.#window = window;
    this.#bounds = bounds;
  }

  /** The scale at which everything is in sight. */
  get #fit(): number {
    const { width, height } = this.#window();
    const bounds = this.#bounds();
    return Math.max(0.05, Math.min(width / (bounds.width + 2 * MARGIN), height / (bounds.height + 2 * MARGIN)));
  }

  get #first(): number {
    return Math.min(LARGEST, Math.max(SMALLEST, this.#fit));
  }

  get #farthest(): number {
    return Math.min(this.#first, this.#fit);
  }

  get isNearest(): boolean {
    return this.scale >= NEAREST * this.#first;
  }

  get isFarthest(): boolean {
    return this.scale <= this.#farthest;
  }

  /** Whether everything is in sight: there is nothing to pan. */
  get isWhole(): boolean {
    const { x, y } = this.#most;
    return x === 0 && y === 0;
  }

  /** Whether somebody has zoomed or panned: it no longer fits by itself. */
  get isByHand(): boolean {
    return this.#chosen !== null || this.#isPanned;
  }

  /** Pixels of the window for one of the universe's measure. */
  get scale(): number {
    return this.#chosen ?? (this.#isAll ? this.#farthest : this.#first);
  }

  get #centre(): Point {
    const { x, y, width, height } = this.#bounds();
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** The point of the universe in the middle of the window. */
  get middle(): Point {
    return this.#within(this.#aim ?? this.#centre);
  }

  /** Where the universe's origin lies in the window. */
  get origin(): Point {
    const { width, height } = this.#window();
    return { x: width / 2 - this.middle.x * this.scale, y: height / 2 - this.middle.y * this.scale };
  }

  /** Move what is in sight by pixels of the window. */
  pan(x: number, y: number): void {
    if (!this.isWhole) {
      const { middle, scale } = this;
      this.#chosen = scale;
      this.#isPanned = true;
      this.#look({ x: middle.x - x / scale, y: middle.y - y / scale });
    }
  }

  /** Come nearer by a factor; the given point of the window stays where it is. */
  near(factor: number, at?: Point): void {
    const { width, height } = this.#window();
    const point = at ?? { x: width / 2, y: height / 2 };
    const { middle, scale: before } = this;
    this.#chosen = Math.min(NEAREST * this.#first, Math.max(this.#farthest, before * factor));
    const gain = 1 / before - 1 / this.scale;
    this.#look({ x: middle.x + (point.x - width / 2) * gain, y: middle.y + (point.y - height / 2) * gain });
  }

  /** Have everything in sight from now on. */
  whole(): void {
    this.#chosen = null;
    this.#isAll = true;
    this.#isPanned = false;
    this.#aim = null;
  }

  /** Bring a point of the universe into sight, if it is not. */
  reveal({ x, y }: Point, margin: number): void {
    const { width, height } = this.#window();
    const far = {
      x: Math.max(0, width / 2 / this.scale - margin),
      y: Math.max(0, height / 2 / this.scale - margin),
    };
    const { middle } = this;
    this.#look({ x: middle.x + beyond(x - middle.x, far.x), y: middle.y + beyond(y - middle.y, far.y) });
  }

  /** Whether a point of the universe is in sight, with a margin around it. */
  sees({ x, y }: Point, margin: number): boolean {
    const { width, height } = this.#window();
    const { middle, scale } = this;
    return (
      Math.abs(x - middle.x) + margin <= width / 2 / scale + 1 &&
      Math.abs(y - middle.y) + margin <= height / 2 / scale + 1
    );
  }

  /** How far the middle may be moved: nobody gets lost outside the universe. */
  get #most(): Point {
    const { width, height } = this.#window();
    const bounds = this.#bounds();
    const spare = (whole: number, part: number) => {
      const most = whole / 2 + MARGIN - part / this.scale / 2;
      return most > 0.01 ? most : 0;
    };
    return { x: spare(bounds.width, width), y: spare(bounds.height, height) };
  }

  #look(aim: Point): void {
    this.#aim = this.#within(aim);
  }

  /** The nearest point that may be in the middle. */
  #within({ x, y }: Point): Point {
    const { x: across, y: down } = this.#centre;
    const most = this.#most;
    return { x: across + clamp(x - across, most.x), y: down + clamp(y - down, most.y) };
  }
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) + 0;
}

/** By how much a distance is longer than allowed, with its sign. */
function beyond(distance: number, allowed: number): number {
  return Math.sign(distance) * Math.max(0, Math.abs(distance) - allowed);
}
