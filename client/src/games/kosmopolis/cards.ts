// Colours, cards and moves as the server writes them: `b3` is agent 3, `pay blue+yellow` a move.

import { split } from "../notation";

export { plain, signed } from "../../lib/text/numbers";
export { split };

export const COLOURS = ["blue", "pink", "green", "yellow"] as const;
export type ColourName = (typeof COLOURS)[number];

/** The person on a card, by colour. */
export const PROFESSIONS: Record<ColourName, string> = {
  blue: "agent",
  pink: "cleric",
  green: "scholar",
  yellow: "merchant",
};

/** What a card brings in the capital, as a pictogram. */
export const ACTIONS: Record<ColourName, string> = {
  blue: "modifier",
  pink: "city",
  green: "draw-card",
  yellow: "gold",
};

export interface Parsed {
  colour: ColourName;
  value: number;
}

/** A card's colour and value; undefined for what is no card. */
export function parse(card: string): Parsed | undefined {
  const colour = COLOURS.find((each) => each[0] === card[0]);
  const value = Number(card.slice(1));
  return colour && card.length === 2 && value >= 2 && value <= 6 ? { colour, value } : undefined;
}

export function colourOf(card: string): ColourName {
  return parse(card)?.colour ?? "blue";
}

export function pointsOf(card: string): number {
  return parse(card)?.value ?? 0;
}

export function isColour(name: string | undefined): name is ColourName {
  return COLOURS.some((colour) => colour === name);
}

/** The card that a move plays or keeps, if it does. */
export function cardIn(move: string | null): string | undefined {
  const { verb, about } = split(move ?? "");
  return verb === "keep" || verb === "city" || verb === "capital" ? about : undefined;
}

/** The sum of the values of cards. */
export function sum(cards: string[]): number {
  return cards.reduce((points, card) => points + pointsOf(card), 0);
}

/** The seat that plays after this one, to its left. */
export function leftOf(seat: number, seats: number): number {
  return (seat + 1) % seats;
}

export function rightOf(seat: number, seats: number): number {
  return (seat + seats - 1) % seats;
}
