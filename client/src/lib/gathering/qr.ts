// A QR code as one path: runs of dark modules in rows, so that it stays small.

import { encode } from "uqr";

/** Light modules around the code; readers want four. */
export const QUIET = 4;

export interface QrDrawing {
  /** The side, quiet zone and all, in modules. */
  size: number;
  path: string;
}

/** Draw rows of modules, true for dark. */
export function pathOf(modules: boolean[][]): string {
  return modules
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x++) {
        if (row[x] && !row[x - 1]) {
          const end = row.findIndex((isDark, at) => at > x && !isDark);
          const length = (end < 0 ? row.length : end) - x;
          runs.push(`M${x + QUIET} ${y + QUIET}h${length}v1h-${length}z`);
        }
      }
      return runs;
    })
    .join("");
}

/** The code of a text. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { border: 0, ecc: "M" });
  return { size: size + 2 * QUIET, path: pathOf(data) };
}
