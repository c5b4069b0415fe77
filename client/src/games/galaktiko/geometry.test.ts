import { describe, expect, it } from "vitest";
import { SLOTS } from "./cards";
import { angleOf, type Box, clockwise, type Point, Ring } from "./geometry";

const ROOMS: [number, number][] = [
  [360, 376],
  [412, 428],
  [684, 480],
  [700, 420],
  [744, 640],
  [1100, 1080],
];
const rings = ROOMS.flatMap(([width, height]) => [1, 2, 3].map((slots) => new Ring(width, height, slots)));
const all = [1, 2, 3, 4, 5, 6, 7, 8];

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const name = (ring: Ring) => `${ring.width} x ${ring.height}, ${ring.slots}`;
const stationsOf = (ring: Ring) =>
  all.flatMap((sector) => SLOTS.slice(0, ring.slots).map((slot) => ring.stationAt(sector, slot)));
const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5;

describe.each(rings.map((ring) => [name(ring), ring] as const))("a ring in %s", (_, ring) => {
  const cardAt = (point: Point): Box => ({ ...point, ...ring.card });

  it("has its stations on the band, apart from each other", () => {
    const stations = stationsOf(ring);
    for (const [i, one] of stations.entries()) {
      const away = distance(one, ring.centre);
      expect(away + ring.station / 2).toBeLessThanOrEqual(ring.outer);
      expect(away - ring.station / 2).toBeGreaterThanOrEqual(ring.inner);
      for (const other of stations.slice(i + 1)) {
        expect(distance(one, other)).toBeGreaterThan(ring.station);
      }
    }
  });

  it("puts sectors clockwise, the first at the top", () => {
    const angles = all.map((sector) => ring.angleAt(ring.at(angleOf(sector), ring.outer)));
    expect(angles[0]).toBeCloseTo(0);
    for (const [i, angle] of angles.entries()) {
      expect(clockwise(angle, angles[(i + 1) % 8] ?? 0)).toBeCloseTo(45);
    }
  });

  it.each([0, 1, 3, 6, 9, 14])("keeps queues of %i in the picture, off the ring and off each other", (count) => {
    const queues = all.map((sector) => ring.queueAt(sector, count));
    const boxes = queues.map(({ cards }) => cards.map(cardAt));
    for (const [i, cards] of boxes.entries()) {
      expect(cards).toHaveLength(count);
      for (const card of cards) {
        expect(card.x, `${i + 1}`).toBeGreaterThanOrEqual(-0.5);
        expect(card.y, `${i + 1}`).toBeGreaterThanOrEqual(-0.5);
        expect(card.x + card.width, `${i + 1}`).toBeLessThanOrEqual(ring.width + 0.5);
        expect(card.y + card.height, `${i + 1}`).toBeLessThanOrEqual(ring.height + 0.5);
        const near = {
          x: Math.min(Math.max(ring.centre.x, card.x), card.x + card.width),
          y: Math.min(Math.max(ring.centre.y, card.y), card.y + card.height),
        };
        expect(distance(near, ring.centre), `${i + 1}`).toBeGreaterThan(ring.outer);
        for (const other of boxes.slice(i + 1).flat()) {
          expect(overlap(card, other), `${i + 1}`).toBe(false);
        }
      }
    }
    for (const { box } of queues) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(ring.width + 0.5);
    }
  });
});

it.each([1, 2, 3])("lets a finger tell the stations apart on the smallest phone, %i a sector", (slots) => {
  const stations = stationsOf(new Ring(360, 376, slots));
  const nearest = stations.map((one) =>
    Math.min(...stations.filter((other) => other !== one).map((other) => distance(one, other))),
  );
  expect(Math.min(...nearest)).toBeGreaterThanOrEqual(44);
});

describe("the way of a bus", () => {
  const ring = new Ring(700, 500, 2);
  const turn = (way: Point[]) =>
    way.slice(1).reduce((sum, point, i) => sum + clockwise(ring.angleAt(way[i] ?? point), ring.angleAt(point)), 0);

  it("goes clockwise, however far", () => {
    expect(turn(ring.way(ring.stationAt(2, "a"), ring.stationAt(3, "a"), false))).toBeCloseTo(45, 1);
    expect(turn(ring.way(ring.stationAt(3, "a"), ring.stationAt(2, "a"), false))).toBeCloseTo(315, 1);
  });

  it("goes once around to another station of the same sector", () => {
    expect(turn(ring.way(ring.stationAt(5, "a"), ring.stationAt(5, "b"), true))).toBeCloseTo(360 + 22.5, 1);
    expect(turn(ring.way(ring.stationAt(5, "b"), ring.stationAt(5, "a"), true))).toBeCloseTo(360 - 22.5, 1);
  });

  it("ends where the bus stands", () => {
    const way = ring.way(ring.stationAt(7, "b"), ring.stationAt(1, "a"), false);
    expect(distance(way.at(-1) as Point, ring.stationAt(1, "a"))).toBeLessThan(0.3);
    expect(distance(way[0] as Point, ring.stationAt(7, "b"))).toBeLessThan(0.3);
  });

  it("is shown along the inside, with its arrow at the sector of arrival", () => {
    const { path, tip, angle } = ring.flightPath(7, 2);
    expect(path).toMatch(/^M.*A/);
    expect(angle).toBeCloseTo(360 + 45 - 4);
    expect(clockwise(ring.angleAt(tip), angleOf(2))).toBeLessThan(6);
    expect(distance(tip, ring.centre)).toBeLessThan(ring.inner);
  });
});
