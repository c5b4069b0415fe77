import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../texts.svelte";
import { dayWords, leftOf, momentWords } from "./day";

beforeEach(() => speak("en"));

describe("days of deals", () => {
  it("are told as days of UTC, wherever one is", () => {
    expect(dayWords("2026-11-16")).toBe("November 16");
    speak("ru");
    expect(dayWords("2026-11-16")).toBe("16 ноября");
  });

  it("end at a moment of the reader's own time", () => {
    const at = new Date(2026, 10, 17, 3, 5).getTime();
    expect(momentWords(at)).toMatch(/November 17.*03:05/);
  });

  it("have hours left, then minutes, then none", () => {
    expect(leftOf(7_200_000, 0)).toEqual({ hours: 2, minutes: 0 });
    expect(leftOf(3_599_000, 0)).toEqual({ hours: 0, minutes: 60 });
    expect(leftOf(30_000, 0)).toEqual({ hours: 0, minutes: 1 });
    expect(leftOf(0, 5)).toEqual({ hours: 0, minutes: 0 });
  });
});
