// Where a small window stands beside a thing: above it if there is room, and never outside the window.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Standing {
  left: number;
  top: number;
  /** How far from its left edge it points at the thing. */
  arrow: number;
  isBelow: boolean;
}

const GAP = 14;
const MARGIN = 8;
const ARROW = 24;

/** Where something of a size stands beside a thing, within a window of a size. */
export function standBeside(
  thing: Box,
  size: { width: number; height: number },
  within: { width: number; height: number },
): Standing {
  const middle = thing.left + thing.width / 2;
  const left = clamp(middle - 44, MARGIN, within.width - size.width - MARGIN);
  const above = thing.top - size.height - GAP;
  const isBelow = above < MARGIN;
  const top = clamp(isBelow ? thing.top + thing.height + GAP : above, MARGIN, within.height - size.height - MARGIN);
  return { left, top, arrow: clamp(middle - left - ARROW / 2, 12, size.width - ARROW - 12), isBelow };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
