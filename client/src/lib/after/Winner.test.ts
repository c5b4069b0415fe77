import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import kosmopolis from "../../games/kosmopolis";
import type { Ending } from "../../protocol";
import { speak, Texts } from "../text/texts.svelte";
import { accountOf } from "./account";
import Winner from "./Winner.svelte";

afterEach(() => speak("en"));

const result = (place: number, city: number, gold: number) => ({
  score: city + gold,
  place,
  lines: [
    { text: "score-city", points: city },
    { text: "score-gold", points: gold },
  ],
  tiebreak: [],
});
const ENDING: Ending = {
  why: "played",
  results: [result(3, 10, 1), result(1, 24, 5), result(2, 20, 8)],
  places: [3, 1, 2],
  winners: [1],
  resigned: [],
  stood_in: [],
};
const LOST = [{ text: "score-lost", points: -14 }];

function shown(language: "en" | "ru", you: number, ending = ENDING): string[] {
  speak(language);
  const names = language === "en" ? ["Ann", "Parsec", "Boris"] : ["Аня", "Парсек", "Борис"];
  render(Winner, {
    ending,
    names,
    bots: [false, true, false],
    you,
    table: "table0000001",
    account: accountOf(ending, you, LOST),
    texts: new Texts(kosmopolis.texts),
  });
  const words = screen.getByRole("status");
  return [...words.children].map((child) => child.textContent?.replace(/\s+/g, " ").trim() ?? "");
}

it("whoever is behind reads the place, the distance, and what it came from", () => {
  expect(shown("en", 0)).toEqual([
    "3rd place, 18 points behind",
    "Parsec wins with 29 points, you have 11.",
    "Lost to limits −14 Against the winner: City −14",
  ]);
});

it("the same in Russian", () => {
  expect(shown("ru", 2)).toEqual([
    "2-е место, отставание 1 очко",
    "Побеждает Парсек: 29 очков, у вас 28.",
    "Потеряно из-за пределов −14 По сравнению с победителем: Город −4",
  ]);
});

it("the winner reads the lead", () => {
  const [headline, cheer, account] = shown("en", 1);
  expect(headline).toBe("You won!");
  expect(cheer).toMatch(/29 points\..* 1 ahead of Boris\.$/);
  expect(account).toBe("Against the next best: City +4");
});

it("points that are level are not called a distance", () => {
  const level = { ...ENDING, results: [result(3, 1, 0), result(1, 20, 8), result(2, 20, 8)] };
  expect(shown("en", 2, level)[0]).toBe("2nd place, level on points");
});

it("a spectator reads who won", () => {
  expect(shown("ru", -1)).toEqual(["Парсек побеждает!", "29 очков. Пришлось нагреться, но цель достигнута."]);
});

const NEXT = "Next rank: Office coordinator, 7 credits missing";

function alone(change: { alone: string; next: string }): void {
  const ending = { ...ENDING, results: [result(1, 70, 3)], places: [1], winners: [0] };
  const texts = new Texts(kosmopolis.texts);
  render(Winner, { ending, names: ["Anna"], bots: [false], you: 0, table: "abc", texts, ...change });
}

it("whoever was alone reads the rank, and what was missing to the next", () => {
  alone({ alone: "Skilled captain", next: NEXT });
  expect(screen.getByRole("heading").textContent).toBe("Skilled captain");
  expect(screen.getByText(NEXT)).toBeTruthy();
});

it("there is no next rank above the highest", () => {
  alone({ alone: "Captain of the millennium", next: "" });
  expect(document.querySelector(".next")).toBeNull();
});

function lost(
  language: "en" | "ru",
  change: { alone?: string; you?: number; ending?: Partial<Ending> } = {},
): string[] {
  speak(language);
  const ending = { ...ENDING, results: [result(1, 4, -9)], places: [1], winners: [], ...change.ending };
  const texts = new Texts(kosmopolis.texts);
  const { alone = "", you = 0 } = change;
  render(Winner, { ending, names: ["Anna"], bots: [false], you, table: "abc", alone, texts });
  return [...screen.getByRole("status").children].map((child) => child.textContent?.trim() ?? "");
}

it("whoever was alone and lost is told so, in both languages, and is still shown", () => {
  expect(lost("en")).toEqual(["Not won this time", "\u22125 points. Another try may go better."]);
  expect(document.querySelector(".nobody")).toBeNull();
});

it("a rank that was lost with is told without a cheer", () => {
  expect(lost("ru", { alone: "Подскок" })).toEqual(["Подскок", "\u22125 очков. В другой раз может выйти лучше."]);
});

it("a spectator reads who was alone and lost", () => {
  expect(lost("ru", { you: -1 })[0]).toBe("Anna: на этот раз без победы");
});

it("a game that a lone player gave up was not lost but ended early", () => {
  expect(lost("en", { ending: { why: "resigned", resigned: [0] } })[0]).toBe("The game ended early");
});
