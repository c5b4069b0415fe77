import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { GameRow, StrengthRow } from "../../protocol";
import { type Language, speak } from "../text/texts.svelte";
import Levels from "./Levels.svelte";

const strength = (level: string, rating: number, margin: number, rival: string, wins: number): StrengthRow => ({
  level,
  rating,
  low: rating - margin,
  high: rating + margin,
  rival,
  wins,
});
const STRENGTHS = [strength("beginner", 830, 72, "easy", 21), strength("easy", 1000, 0, "beginner", 79)];
const game = {
  levels: ["random", "beginner", "easy", "medium", "hard", "expert"],
  strengths: STRENGTHS,
} as unknown as GameRow;

function shown(language: Language, value: string, onchange = vi.fn()): HTMLSelectElement {
  speak(language);
  render(Levels, { legend: "Strength", game, value, onchange });
  return screen.getByLabelText<HTMLSelectElement>("Strength");
}

afterEach(() => speak("en"));

it("offers all levels that are opponents, and tells what is chosen", async () => {
  const chosen = vi.fn();
  const select = shown("en", "easy", chosen);
  expect([...select.options].map((option) => option.text)).toEqual(["beginner", "easy", "medium", "hard", "expert"]);
  expect(select.value).toBe("easy");
  await fireEvent.change(select, { target: { value: "hard" } });
  expect(chosen).toHaveBeenCalledWith("hard");
});

it("keeps a level that is offered no more", () => {
  expect([...shown("en", "random").options][0]?.value).toBe("random");
});

it.each([
  ["en", "easy", "One on one it beats a beginner in 79% of games. Rating 1000"],
  ["en", "beginner", "One on one it beats an easy bot in 21% of games. Rating 830 ± 72"],
  ["ru", "easy", "Один на один побеждает новичка в 79 % партий. Рейтинг 1000"],
  ["ru", "beginner", "Один на один побеждает лёгкого бота в 21 % партий. Рейтинг 830 ± 72"],
] as const)("says how a level fares (%s, %s)", (language, level, words) => {
  const select = shown(language, level);
  const about = document.getElementById(select.getAttribute("aria-describedby") ?? "");
  expect(about?.textContent?.replace(/[⁨⁩]/g, "").replaceAll("\u00a0", " ").trim()).toBe(words);
});

it("says nothing of a level that was not measured", () => {
  const select = shown("en", "expert");
  expect(select.hasAttribute("aria-describedby")).toBe(false);
  expect(screen.queryByText(/One on one/)).toBeNull();
});
