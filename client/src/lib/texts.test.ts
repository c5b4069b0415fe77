import { expect, it } from "vitest";
import { speak, t } from "./texts.svelte";

it("numbers below zero have a real minus, and the form that belongs to them", () => {
  expect(t("after-points", { points: -6 })).toBe("−6 points");
  expect(t("after-points", { points: -1 })).toBe("−1 point");
  speak("ru");
  expect(t("after-points", { points: -2 })).toBe("−2 очка");
  speak("en");
});
