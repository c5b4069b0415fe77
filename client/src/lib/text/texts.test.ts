import { beforeEach, expect, it } from "vitest";
import { speak, Texts, t } from "./texts.svelte";

const texts = new Texts({
  en: "points = { $points ->\n    [one] { $points } point\n   *[other] { $name }: { $points } points\n}",
  ru: "points = { $points ->\n    [one] { $points } очко\n   *[other] { $name }: { $points } очков\n}",
});

beforeEach(() => speak("en"));

it("writes a number below zero with a minus sign, and leaves hyphens of names", () => {
  expect(texts.say("points", { points: -6, name: "R-2" })).toBe("R-2: \u22126 points");
  speak("ru");
  expect(texts.say("points", { points: -6, name: "R-2" })).toBe("R-2: \u22126 очков");
});

it("chooses forms by the number as ever", () => {
  expect(texts.say("points", { points: 1, name: "" })).toBe("1 point");
});

it("numbers below zero have a real minus, and the form that belongs to them", () => {
  expect(t("after-points", { points: -6 })).toBe("−6 points");
  expect(t("after-points", { points: -1 })).toBe("−1 point");
  speak("ru");
  expect(t("after-points", { points: -2 })).toBe("−2 очка");
});
