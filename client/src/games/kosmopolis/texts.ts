// The board's own words.

import { type Arguments, type Sources, Texts } from "../../lib/text/texts.svelte";
import { colourOf, pointsOf } from "./cards";
import english from "./text.en.ftl?raw";
import russian from "./text.ru.ftl?raw";

export const sources: Sources = { en: english, ru: russian };
const texts = new Texts(sources);

/** A sentence of the board. */
export function t(id: string, values: Arguments = {}): string {
  return texts.say(id, values);
}

/** A card in words. */
export function cardWords(card: string): string {
  return t("card", { colour: colourOf(card), value: pointsOf(card) });
}

/** A card in words, as the thing that something is done to. */
export function cardObject(card: string): string {
  return t("card-object", { colour: colourOf(card), value: pointsOf(card) });
}

export function cardList(cards: string[]): string {
  return cards.length ? cards.map(cardWords).join(", ") : t("empty");
}
