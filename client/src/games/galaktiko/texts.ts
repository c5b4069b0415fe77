// The board's own words.

import { type Arguments, type Sources, Texts } from "../../lib/text/texts.svelte";
import { passenger, placeOf, plain, signed, tally } from "./cards";
import { leavingCount } from "./dropoff";
import english from "./text.en.ftl?raw";
import russian from "./text.ru.ftl?raw";
import type { Preview } from "./view";

export const sources: Sources = { en: english, ru: russian };
const texts = new Texts(sources);

/** A sentence of the board. */
export function t(id: string, values: Arguments = {}): string {
  return texts.say(id, values);
}

function values(card: string): Arguments {
  const { kind, icons } = passenger(card);
  const [first = "", second = ""] = icons.map((icon) => t("icon-to", { icon }));
  return { kind, first, second };
}

/** A card in words. */
export function cardWords(card: string): string {
  return t("card", values(card));
}

/** A card in words, as the thing that something is done to. */
export function cardObject(card: string): string {
  return t("card-object", values(card));
}

/** What a kind of card is good for. */
export function cardAbout(card: string): string {
  return t("card-about", values(card));
}

/** Cards in words, alike ones counted. */
export function cardList(cards: string[]): string {
  if (!cards.length) {
    return t("nobody");
  }
  return Array.from(tally(cards), ([card, count]) =>
    count > 1 ? t("card-times", { card: cardWords(card), count }) : cardWords(card),
  ).join(", ");
}

/** A station: what it is and where. */
export function stationWords(icon: string, station: string): string {
  return t("station", { icon, sector: placeOf(station)?.sector ?? 0 });
}

/** What is asked before a flight or a start. */
export function confirmWords(verb: string, icon: string, station: string): string {
  const sector = placeOf(station)?.sector ?? 0;
  return t("confirm", { verb, sector, from: t("icon-to", { icon }), to: t("icon-towards", { icon }) });
}

/** What a flight or a start would bring, in a sentence or two. */
export function outcomeWords(outcome: Preview, hand: string[]): string {
  const off = leavingCount(hand, outcome);
  return [
    outcome.inspector ? t("outcome-inspector", { does: outcome.inspector, count: outcome.scored?.length ?? 0 }) : "",
    off ? t("outcome-off", { count: off, points: signed(outcome.points ?? 0) }) : "",
    outcome.pairs ? t("outcome-pairs", { count: outcome.pairs }) : "",
    outcome.boards?.length ? t("outcome-boards", { cards: cardList(outcome.boards) }) : "",
    t("outcome-hand", { count: outcome.hand ?? 0, penalty: plain(outcome.penalty ?? 0) }),
    outcome.deals?.length ? t("outcome-deals", { sectors: outcome.deals.join(", ") }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
