import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { speak } from "../../lib/text/texts.svelte";
import { boards } from "./fixtures/game";
import { signsOf } from "./signs";
import { abilityWords, wordsOf } from "./texts";

const { printed } = boards.all.view;
const pictograms = readdirSync(join(import.meta.dirname, "../../art/pictograms"));

const everything = [
  ...printed.cards.flatMap(({ ability, obligation }) => [ability, obligation]),
  ...printed.powers.flatMap(({ sections, cooperation }) => [...sections, cooperation]),
  ...printed.crises.map(({ effect }) => effect),
  ...printed.goals.map(({ condition }) => condition),
  ...printed.talents.map(({ effect }) => effect),
  ...printed.projects.map(({ score }) => score),
].filter((each) => each !== undefined && each.kind !== "none");

beforeEach(() => speak("en"));

it("draws all that is printed, with pictograms that there are", () => {
  expect(everything.length).toBeGreaterThan(90);
  for (const words of everything) {
    const signs = signsOf(words);
    expect(signs.length, words?.words).toBeGreaterThan(0);
    for (const sign of signs) {
      if ("icon" in sign) {
        expect(pictograms).toContain(`${sign.icon}.svg`);
      }
    }
  }
});

it("tells the price that holds in this game", () => {
  const card = printed.cards.find(({ number }) => number === 19);
  expect(card && abilityWords(card, false)).toContain("pass 2 tokens");
  expect(card && abilityWords(card, true)).toContain("pass 3 tokens");
  expect(signsOf(card?.ability, true)).toContainEqual({ text: "3" });
});

it("says abilities in both languages by the game's own texts", () => {
  const words = { words: "icons red red", kind: "icons" };
  expect(wordsOf("ability", words)).toBe("2 red icons");
  speak("ru");
  expect(wordsOf("ability", words)).toBe("2 красных символа");
});
