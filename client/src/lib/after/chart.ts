// The geometry of a chart of scores: a stepped line a seat, as points hold until a move changes them.

export interface Frame {
  width: number;
  height: number;
  top: number;
  right: number;
  bottom: number;
  left: number;
}

interface ChartLine {
  seat: number;
  /** The way of the line, for `path`. */
  d: string;
  /** Where its patch stands: at the end of the line, moved a little where several end together. */
  end: { x: number; y: number };
}

interface Tick {
  value: number;
  y: number;
}

export interface Chart {
  lines: ChartLine[];
  ticks: Tick[];
  x: (step: number) => number;
  y: (points: number) => number;
  /** The step nearest to a place across the chart. */
  stepAt: (x: number) => number;
}

/** Pixels between two seats with the same points, so that both can be seen. */
const APART = 2;
const MOST_TICKS = 5;

/** The chart of `scores[step][seat]` in a frame; patches at the ends are `patch` high. */
export function chartOf(scores: number[][], frame: Frame, patch: number): Chart {
  const last = Math.max(scores.length - 1, 0);
  const seats = scores[0]?.length ?? 0;
  const values = scores.flat();
  const ticks = ticksOf(Math.min(0, ...values), Math.max(0, ...values));
  const lowest = ticks[0] ?? 0;
  const highest = ticks.at(-1) ?? 1;
  const across = frame.width - frame.left - frame.right;
  const down = frame.height - frame.top - frame.bottom;
  const x = (step: number) => frame.left + (last ? (step / last) * across : 0);
  const y = (points: number) => frame.top + (1 - (points - lowest) / (highest - lowest)) * down;

  const ends = scores[last] ?? [];
  const heights = spread(
    ends.map((points) => y(points)),
    patch,
    frame.top,
    frame.height - frame.bottom,
  );
  return {
    lines: Array.from({ length: seats }, (_, seat) => ({
      seat,
      d: way(
        scores.map((row) => row[seat] ?? 0),
        x,
        (points) => y(points) + (seat - (seats - 1) / 2) * APART,
      ),
      end: { x: x(last), y: heights[seat] ?? 0 },
    })),
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    x,
    y,
    stepAt: (place) => clamp(Math.round(((place - frame.left) / (across || 1)) * last), 0, last),
  };
}

/** A stepped line through points by step: level until they change, then straight up or down. */
function way(points: number[], x: (step: number) => number, y: (points: number) => number): string {
  const last = points.length - 1;
  let d = `M${round(x(0))} ${round(y(points[0] ?? 0))}`;
  for (let step = 1; step <= last; step += 1) {
    if (points[step] !== points[step - 1]) {
      d += `H${round(x(step))}V${round(y(points[step] ?? 0))}`;
    }
  }
  return `${d}H${round(x(last))}`;
}

/** Round values from the lowest to the highest, a few of them; at least two. */
export function ticksOf(lowest: number, highest: number): number[] {
  const reach = Math.max(highest - lowest, 1);
  const rough = reach / MOST_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const apart = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const first = Math.floor(lowest / apart);
  const end = Math.max(Math.ceil(highest / apart), first + 1);
  return Array.from({ length: end - first + 1 }, (_, i) => (first + i) * apart);
}

/** Move heights as little as it takes to be `gap` apart, in the same order and within bounds where they fit. */
export function spread(heights: number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
  const moved = [...heights];
  let free = top;
  for (const i of order) {
    moved[i] = Math.max(moved[i] ?? 0, free);
    free = (moved[i] ?? 0) + gap;
  }
  let limit = bottom;
  for (const i of order.reverse()) {
    moved[i] = Math.max(Math.min(moved[i] ?? 0, limit), top);
    limit = (moved[i] ?? 0) - gap;
  }
  return moved;
}

/** The steps after which somebody's points were others than before; the first and the last are always among them. */
export function turningPoints(scores: number[][]): number[] {
  const last = scores.length - 1;
  return scores.flatMap((row, step) => {
    const before = scores[step - 1];
    return step === last || before === undefined || row.some((points, seat) => points !== before[seat]) ? [step] : [];
  });
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
