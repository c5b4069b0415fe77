import { describe, expect, it } from "vitest";
import { chartOf, type Frame, spread, ticksOf, turningPoints } from "./chart";

const FRAME: Frame = { width: 200, height: 120, top: 10, right: 40, bottom: 10, left: 10 };

describe("the chart", () => {
  it("stands level until points change, then goes straight to them", () => {
    const chart = chartOf([[0], [0], [5], [5]], FRAME, 20);
    expect(chart.lines[0]?.d).toBe("M10 110H110V10H160");
  });

  it("draws two seats of the same points side by side", () => {
    const [first, second] = chartOf([[0, 0]], FRAME, 20).lines;
    expect(first?.d).not.toBe(second?.d);
  });

  it("puts patches that end together apart, each in its order", () => {
    const chart = chartOf(
      [
        [0, 0, 0],
        [9, 10, 10],
      ],
      FRAME,
      20,
    );
    const ends = chart.lines.map((line) => line.end.y);
    expect(Math.abs((ends[1] ?? 0) - (ends[2] ?? 0))).toBeGreaterThanOrEqual(20);
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(FRAME.top);
    expect(Math.max(...ends)).toBe(ends[0]);
  });

  it("finds the step under the finger, never beyond the ends", () => {
    const chart = chartOf([[0], [1], [2], [3]], FRAME, 20);
    expect([0, 10, 59, 61, 160, 999].map(chart.stepAt)).toEqual([0, 0, 1, 1, 3, 3]);
  });

  it("has room for points below nothing", () => {
    const chart = chartOf([[0], [-4]], FRAME, 20);
    expect(chart.ticks[0]?.value).toBeLessThanOrEqual(-4);
    expect(chart.y(-4)).toBeLessThanOrEqual(110);
  });

  it("can be drawn of a game without moves", () => {
    expect(chartOf([[0, 0]], FRAME, 20).lines.map((line) => line.d.includes("NaN"))).toEqual([false, false]);
    expect(chartOf([], FRAME, 20).lines).toEqual([]);
  });
});

describe("ticks", () => {
  it.each([
    [0, 0, [0, 1]],
    [0, 4, [0, 1, 2, 3, 4]],
    [0, 47, [0, 10, 20, 30, 40, 50]],
    [0, 92, [0, 20, 40, 60, 80, 100]],
    [-3, 9, [-5, 0, 5, 10]],
  ])("from %i to %i are round", (lowest, highest, ticks) => {
    expect(ticksOf(lowest, highest)).toEqual(ticks);
  });
});

describe("spreading", () => {
  it("leaves alone what is apart already", () => {
    expect(spread([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]);
  });

  it("stays within the bounds", () => {
    expect(spread([100, 100, 100], 20, 0, 100)).toEqual([60, 80, 100]);
  });
});

it("the table tells the moves that changed something, and the last", () => {
  const scores = [
    [0, 0],
    [0, 0],
    [3, 0],
    [3, 0],
    [3, 2],
    [3, 2],
  ];
  expect(turningPoints(scores)).toEqual([0, 2, 4, 5]);
});
