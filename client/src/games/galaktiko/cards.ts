// Cards, stations and moves as the server writes them: `bath-market`, `rich-cafe`, station `5b`, move `fly 5b`.

import { split } from "../notation";

export { plain, signed } from "../../lib/text/numbers";
export { split };

export const ICONS = ["bath", "market", "cafe", "beach", "museum", "factory", "cinema", "dacha"] as const;
export type IconName = (typeof ICONS)[number];

const KINDS = ["ordinary", "rich", "stowaway", "vortan", "inspector"] as const;
export type Kind = (typeof KINDS)[number];

/** The three slots of a sector, in the order of its stations, and the colour of each on the route cards. */
export const SLOTS = ["a", "b", "c"] as const;
export type Slot = (typeof SLOTS)[number];
export const COLOURS: Record<Slot, "green" | "yellow" | "pink"> = { a: "green", b: "yellow", c: "pink" };

/** How many a bus carries. */
export const SEATS = 6;

/** The pictogram of each kind of card. */
export const MARKS: Record<Kind, string> = {
  ordinary: "passenger",
  rich: "passenger-rich",
  stowaway: "stowaway",
  vortan: "vortan",
  inspector: "ticket-inspector",
};

/** The colour of each kind of card; ordinary passengers are on paper. */
export const TINTS: Partial<Record<Kind, string>> = {
  rich: "yellow",
  stowaway: "red",
  vortan: "purple",
  inspector: "grey",
};

export interface Passenger {
  kind: Kind;
  /** Where they want to: two icons of an ordinary passenger, one of a rich one or a stowaway, none of others. */
  icons: IconName[];
}

export function isIcon(name: string | undefined): name is IconName {
  return ICONS.some((icon) => icon === name);
}

/** Who is on a card. */
export function passenger(card: string): Passenger {
  const parts = card.split("-");
  const kind = KINDS.find((each) => each === parts[0]) ?? "ordinary";
  return { kind, icons: parts.filter(isIcon) };
}

export function kindOf(card: string): Kind {
  return passenger(card).kind;
}

/** Whether somebody wants to a station with this icon. */
export function wants(card: string, icon: string): boolean {
  return passenger(card).icons.some((each) => each === icon);
}

export interface Place {
  /** 1 to 8. */
  sector: number;
  slot: Slot;
}

/** Sector and slot of a station; undefined for what is none. */
export function placeOf(station: string | null | undefined): Place | undefined {
  const sector = Number(station?.slice(0, -1));
  const slot = SLOTS.find((each) => each === station?.at(-1));
  return slot && sector >= 1 && sector <= 8 ? { sector, slot } : undefined;
}

/** The station that a move leads to, if it does. */
export function stationIn(move: string | null): string | undefined {
  const { verb, about } = split(move ?? "");
  return verb === "start" || verb === "fly" ? about : undefined;
}

/** How often each card stands in a list, in the order in which they come. */
export function tally(cards: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) {
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  return counts;
}

/**
 * Which of some cards are meant by a list of others, by place: the first that are still unmarked.
 *
 * Those who board are told by kind; on the board the foremost of each kind is marked.
 */
export function marked(cards: string[], those: string[]): boolean[] {
  const left = tally(those);
  return cards.map((card) => {
    const count = left.get(card) ?? 0;
    left.set(card, count - 1);
    return count > 0;
  });
}
