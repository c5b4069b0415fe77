import { describe, expect, it } from "vitest";
import { aSeat } from "../fixtures";
import { speak } from "../text/texts.svelte";
import { clockFace, dayOf, isLong, leftOf } from "./clock";

describe("a clock", () => {
  it.each([
    [0, "0:00"],
    [1, "0:01"],
    [29_001, "0:30"],
    [65_000, "1:05"],
    [600_000, "10:00"],
    [3_723_000, "1:02:03"],
    [-5_000, "0:00"],
  ])("of %i ms reads %s", (left, face) => {
    expect(clockFace(left)).toBe(face);
  });

  it("runs towards its deadline, stands otherwise, and may be missing", () => {
    expect(leftOf(aSeat({ left: 60_000, deadline: 1_030_000 }), 1_000_000)).toBe(30_000);
    expect(leftOf(aSeat({ deadline: 1_000 }), 2_000)).toBe(0);
    expect(leftOf(aSeat({ left: 60_000 }), 5)).toBe(60_000);
    expect(leftOf(aSeat(), 5)).toBeNull();
  });

  it.each(["en", "ru"] as const)("of days is told by the 24-hour clock: %s", (language) => {
    speak(language);
    expect(dayOf(new Date(2026, 10, 17, 0, 0).getTime())).toMatch(/00:00$/);
  });

  it("of days is told by the day", () => {
    expect(isLong(25 * 3_600_000)).toBe(true);
    expect(isLong(23 * 3_600_000)).toBe(false);
  });
});
