// What of the universe is in sight: as much as can be pressed by a finger, then what somebody zooms and pans to.

import type { Box, Point } from "./hexes";

const NEAREST = 4;
/** Pixels for one of the universe's measure, before anybody zooms: a hex is never too small for a finger, nor huge. */
const SMALLEST = 0.53;
const LARGEST = 1.5;
const MARGIN = 6;

export class Camera {
  /** How much nearer than at first. */
  zoom = $state(1);
  /** How far the middle is moved, in the universe's own measure. */
  shift: Point = $state({ x: 0, y: 0 });

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
    return Math.min(1, this.#fit / this.#first);
  }

  get isNearest(): boolean {
    return this.zoom >= NEAREST;
  }

  get isFarthest(): boolean {
    return this.zoom <= this.#farthest;
  }

  /** Whether everything is in sight: there is nothing to pan. */
  get isWhole(): boolean {
    const { x, y } = this.#most;
    return x === 0 && y === 0;
  }

  /** Pixels of the window for one of the universe's measure. */
  get scale(): number {
    return this.#first * this.zoom;
  }

  /** The point of the universe in the middle of the window. */
  get middle(): Point {
    const { x, y, width, height } = this.#bounds();
    const most = this.#most;
    return { x: x + width / 2 + clamp(this.shift.x, most.x), y: y + height / 2 + clamp(this.shift.y, most.y) };
  }

  /** Where the universe's origin lies in the window. */
  get origin(): Point {
    const { width, height } = this.#window();
    return { x: width / 2 - this.middle.x * this.scale, y: height / 2 - this.middle.y * this.scale };
  }

  /** Move what is in sight by pixels of the window. */
  pan(x: number, y: number): void {
    this.#look({ x: this.shift.x - x / this.scale, y: this.shift.y - y / this.scale });
  }

  /** Come nearer by a factor; the given point of the window stays where it is. */
  near(factor: number, at?: Point): void {
    const { width, height } = this.#window();
    const point = at ?? { x: width / 2, y: height / 2 };
    const before = this.scale;
    this.zoom = Math.min(NEAREST, Math.max(this.#farthest, this.zoom * factor));
    const gain = 1 / before - 1 / this.scale;
    this.#look({
      x: this.shift.x + (point.x - width / 2) * gain,
      y: this.shift.y + (point.y - height / 2) * gain,
    });
  }

  whole(): void {
    this.zoom = this.#farthest;
    this.shift = { x: 0, y: 0 };
  }

  /** Bring a point of the universe into sight, if it is not. */
  reveal({ x, y }: Point, margin: number): void {
    const { width, height } = this.#window();
    const far = {
      x: Math.max(0, width / 2 / this.scale - margin),
      y: Math.max(0, height / 2 / this.scale - margin),
    };
    const { middle } = this;
    this.#look({
      x: this.shift.x + beyond(x - middle.x, far.x),
      y: this.shift.y + beyond(y - middle.y, far.y),
    });
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

  #look({ x, y }: Point): void {
    const most = this.#most;
    this.shift = { x: clamp(x, most.x), y: clamp(y, most.y) };
  }
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) + 0;
}

/** By how much a distance is longer than allowed, with its sign. */
function beyond(distance: number, allowed: number): number {
  return Math.sign(distance) * Math.max(0, Math.abs(distance) - allowed);
}
