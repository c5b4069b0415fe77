import { expect, it } from "vitest";
import { Camera } from "./camera.svelte";
import { boards } from "./fixtures/game";
import { boundsOf, corners, directionTo, HEIGHT, legsOf, middleOf, nextPlace, pairsOf, WIDTH } from "./hexes";

const { spaces } = boards.fly.view;
const centre = { q: 0, r: 0 };

it("lays hexes with their points up, a neighbour each 60 degrees", () => {
  expect(middleOf(1, 0)).toEqual({ x: WIDTH, y: 0 });
  expect(middleOf(0, 1).y).toBe(HEIGHT * 0.75);
  expect(directionTo(centre, { q: 1, r: -1 })).toBe("ne");
  expect(directionTo(centre, { q: 2, r: -2 })).toBeUndefined();
  expect(corners().split(" ")).toHaveLength(6);
});

it("finds the box around all", () => {
  const space = spaces[0];
  const box = boundsOf([
    { ...centre, space },
    { q: 1, r: 0, space },
  ]);
  expect(box.width).toBeCloseTo(2 * WIDTH);
  expect(box.height).toBeCloseTo(HEIGHT);
});

it("follows every way that the server offers to where it leads", () => {
  const start = boards.fly.view.seats[0]?.hex ?? 0;
  for (const reach of boards.fly.preview?.reach ?? []) {
    const legs = legsOf(start, reach.moves, spaces);
    expect(legs).toHaveLength(reach.moves.length);
    expect(legs.at(-1)?.to).toEqual(middleOf(reach.q, reach.r));
    expect(legs.map(({ isJump }) => isJump)).toEqual(reach.moves.map((move) => move.startsWith("jump")));
  }
});

it("goes by arrows along the rows, and up and down to the nearest", () => {
  expect(nextPlace(spaces, centre, "ArrowRight")?.hex).toBe(2);
  expect(nextPlace(spaces, centre, "ArrowLeft")?.hex).toBe(3);
  expect(nextPlace([centre, { q: -1, r: 1 }], centre, "ArrowRight")).toEqual({ q: -1, r: 1 });
  expect(nextPlace([centre, { q: -1, r: 1 }], centre, "ArrowDown")).toEqual({ q: -1, r: 1 });
  expect(nextPlace([centre, { q: -1, r: 1 }], centre, "ArrowUp")).toBeUndefined();
  expect(nextPlace(spaces, centre, "Tab")).toBeUndefined();
});

it("leads by arrows from each place to every other, wherever holes are", () => {
  const places = [...spaces, ...boards.fly.view.places.map(([q = 0, r = 0]) => ({ q, r }))];
  const name = ({ q, r }: { q: number; r: number }) => `${q},${r}`;
  for (const start of places) {
    const found = new Map([[name(start), start]]);
    for (const place of found.values()) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = nextPlace(places, place, key);
        if (next) {
          found.set(name(next), next);
        }
      }
    }
    expect(places.filter((place) => !found.has(name(place)))).toEqual([]);
  }
});

it("links each pair once", () => {
  expect(pairsOf([1, 2, 3])).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
});

it("comes nearer around a point, pans no farther than the universe, and back to the whole", () => {
  const camera = new Camera(
    () => ({ width: 400, height: 300 }),
    () => ({ x: -300, y: -225, width: 600, height: 450 }),
  );
  const whole = camera.scale;
  expect(camera.isWhole).toBe(true);
  camera.pan(100, 0);
  expect(camera.isWhole).toBe(true);
  const under = (x: number, y: number) => ({
    x: (x - camera.origin.x) / camera.scale,
    y: (y - camera.origin.y) / camera.scale,
  });
  const before = under(250, 180);
  camera.near(2, { x: 250, y: 180 });
  expect(camera.scale).toBeCloseTo(whole * 2);
  expect(under(250, 180).x).toBeCloseTo(before.x);
  expect(under(250, 180).y).toBeCloseTo(before.y);
  camera.pan(-10_000, 0);
  expect(camera.middle.x).toBeCloseTo(306 - 200 / camera.scale);
  camera.reveal({ x: -290, y: 0 }, 50);
  expect(camera.middle.x).toBeLessThan(0);
  camera.near(1 / 9);
  expect(camera.scale).toBe(whole);
  camera.near(99);
  expect(camera.isNearest).toBe(true);
  camera.whole();
  expect(camera.isWhole).toBe(true);
});

it("keeps hexes large enough for a finger where there are many, and still can show all", () => {
  const camera = new Camera(
    () => ({ width: 360, height: 360 }),
    () => ({ x: -500, y: -500, width: 1000, height: 1000 }),
  );
  expect(WIDTH * camera.scale).toBeGreaterThan(44);
  expect([camera.isWhole, camera.isFarthest]).toEqual([false, false]);
  camera.whole();
  expect([camera.isWhole, camera.isFarthest]).toEqual([true, true]);
  expect(1000 * camera.scale).toBeLessThan(360);
});

it("fits anew as the universe grows, until somebody zooms, and again once all is to be shown", () => {
  let size = 300;
  const camera = new Camera(
    () => ({ width: 360, height: 360 }),
    () => ({ x: 0, y: 0, width: size, height: size }),
  );
  const before = camera.scale;
  size = 400;
  expect(camera.scale).toBeLessThan(before);
  expect([camera.isWhole, camera.isByHand]).toEqual([true, false]);
  camera.near(1.5);
  const chosen = camera.scale;
  size = 600;
  expect([camera.scale, camera.isWhole, camera.isByHand]).toEqual([chosen, false, true]);
  camera.whole();
  expect([camera.isWhole, camera.isByHand]).toEqual([true, false]);
  size = 1200;
  expect(camera.isWhole).toBe(true);
});

it("leaves out the empty tips of unexplored places", () => {
  const space = spaces[0];
  expect(boundsOf([{ ...centre, space }]).height).toBeCloseTo(HEIGHT);
  expect(boundsOf([centre]).height).toBeCloseTo(HEIGHT / 2);
});
