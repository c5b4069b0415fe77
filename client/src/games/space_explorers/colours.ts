// Colours, divisions and tokens in the order of the rules, and what is printed, by its number.

import type { Card, ExplorersView, ProjectSide, Seat } from "./view";

export const COLOURS = ["blue", "green", "yellow", "red", "purple"] as const;
export const DIVISIONS = ["engineering", "testing", "science", "construction", "flight"] as const;
export const TOKENS = [...COLOURS, "directive"] as const;
export const POWERS = ["ussr", "usa", "france", "japan"] as const;
/** The pictogram of each module. */
export const MODULE_ICONS = {
  powers: "power",
  leaders: "leader",
  crises: "crisis",
  goals: "goal",
  talents: "talent",
  projects: "project",
  directives: "directive",
} as const;
/** Among abilities, the number of the talent. */
export const TALENT = 61;

export type Colour = (typeof COLOURS)[number];
export type Division = (typeof DIVISIONS)[number];
export type Token = (typeof TOKENS)[number];
export type Power = (typeof POWERS)[number];
/** The colour of a game's thing: that of an icon or a token, or none in particular. */
export type Ink = Token | "any";

export function colourOf(division: Division): Colour {
  return COLOURS[DIVISIONS.indexOf(division)] ?? "blue";
}

export function divisionOf(colour: Colour): Division {
  return DIVISIONS[COLOURS.indexOf(colour)] ?? "engineering";
}

export function cardIn(view: ExplorersView, number: number): Card | undefined {
  return view.printed.cards.find((card) => card.number === number);
}

export function projectIn(view: ExplorersView, project: string): ProjectSide | undefined {
  return view.printed.projects.find((side) => side.project === project);
}

/** Colours one by one, of counts by colour. */
export function spread(counts: number[]): Token[] {
  return TOKENS.flatMap((colour, i) => Array.from({ length: counts[i] ?? 0 }, () => colour));
}

export function sum(counts: number[]): number {
  return counts.reduce((all, each) => all + each, 0);
}

/** How many cards lie in a hub. */
export function cardsIn(seat: Seat): number {
  return sum(seat.hub.map((stack) => stack.length));
}

/** The cards that a move names, if it names any. */
export function cardOfMove(move: string): number | null {
  const found = /^(?:take|recruit|return|borrow|use|raise|pawn|lay|pick) (\d+)/.exec(move);
  return found ? Number(found[1]) : null;
}
