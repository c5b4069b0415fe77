import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../text/texts.svelte";
import { dayWords, leftOf, momentWords } from "./day";

beforeEach(() => speak("en"));

describe("days of deals", () => {
  it("are told as days of UTC, wherever one is", () => {
    expect(dayWords("2026-11-16")).toBe("16 November");
    speak("ru");
    expect(dayWords("2026-11-16")).toBe("16 ноября");
  });

  it("end at a moment of the reader's own time", () => {
    const at = new Date(2026, 10, 17, 3, 5).getTime();
    expect(momentWords(at)).toMatch(/17 November.*03:05/);
  });

  it.each(["en", "ru"] as const)("follow the 24-hour clock: %s", (language) => {
    speak(language);
    expect(momentWords(new Date(2026, 10, 17, 0, 0).getTime())).toMatch(/ 00:00$/);
    expect(momentWords(new Date(2026, 10, 17, 15, 30).getTime())).toMatch(/ 15:30$/);
  });

  it("have hours left, then minutes, then none", () => {
    expect(leftOf(7_200_000, 0)).toEqual({ hours: 2, minutes: 0 });
    expect(leftOf(3_599_000, 0)).toEqual({ hours: 0, minutes: 60 });
    expect(leftOf(30_000, 0)).toEqual({ hours: 0, minutes: 1 });
    expect(leftOf(0, 5)).toEqual({ hours: 0, minutes: 0 });
  });
});
