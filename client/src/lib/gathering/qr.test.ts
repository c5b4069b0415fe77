import { encode } from "uqr";
import { expect, it } from "vitest";
import { drawQr, pathOf, QUIET } from "./qr";

/** The dark modules that a path covers. */
function modulesOf(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
    expect(back).toBe(width);
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
}

it("joins neighbours into runs, behind the quiet zone", () => {
  expect(
    pathOf([
      [true, true, false],
      [false, true, true],
      [false, false, false],
    ]),
  ).toBe("M4 4h2v1h-2zM5 5h2v1h-2z");
});

it("covers exactly the dark modules of a link's code", () => {
  const link = "http://192.168.100.17:8080/i/ac8tpdxx6dj5";
  const { size, path } = drawQr(link);
  const { data } = encode(link, { border: 0, ecc: "M" });
  const drawn = modulesOf(path, size);
  expect(size).toBe(data.length + 2 * QUIET);
  expect(drawn.slice(QUIET, -QUIET).map((row) => row.slice(QUIET, -QUIET))).toEqual(data);
  expect(drawn.flat().filter(Boolean)).toHaveLength(data.flat().filter(Boolean).length);
});
