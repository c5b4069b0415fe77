// What moves over the board when something happens: from where to where, and what.

import { colourOf, leftOf } from "./cards";
import type { EventView } from "./view";

/** What is seen flying: a card by its name, the back of one, gold, or a modifier face down. */
export type Piece = string;
export const BACK = "back";
export const GOLD = "gold";
export const MODIFIER = "modifier";

export interface Flight {
  piece: Piece;
  /** Places by `data-place`, the first that stands is meant. `shown-2`: open before seat 2. */
  from: string[];
  to: string[];
}

/** Flights that go at once; a step follows when the one before has landed. */
export type Step = Flight[];

/** Kinds of which neighbours in the story go at once. */
const TOGETHER: Partial<Record<EventView["kind"], string>> = {
  left_over: "left over",
  safe: "check",
  paid: "check",
  lost: "check",
  bonus: "bonus",
  kept: "kept",
};

/** All that events make fly, as one seat sees it. */
export function stepsOf(events: EventView[], you: number, seats: number): Step[] {
  const steps: Step[] = [];
  let last: string | undefined;
  for (const event of events) {
    const flights = flightsOf(event, you, seats);
    const group = TOGETHER[event.kind];
    if (group !== undefined && group === last) {
      steps.at(-1)?.push(...flights);
    } else {
      steps.push(flights);
    }
    last = group;
  }
  return steps.filter((step) => step.length);
}

/** Where a move has left something for all to see. */
export function moved(event: EventView): string[] {
  const { kind, seat, card } = event;
  const colour = card ? colourOf(card) : event.colour;
  switch (kind) {
    case "to_city":
    case "taken":
      return [`city-${seat}-${colour}`];
    case "to_capital":
      return [`pile-${colour}`];
    case "laid":
      return [`laid-${colour}`];
    default:
      return [];
  }
}

function flightsOf(event: EventView, you: number, seats: number): Flight[] {
  const { kind, seat, card } = event;
  const colour = card ? colourOf(card) : event.colour;
  const isYours = seat === you;
  const hand = isYours ? [`hand-${card}`, `pack-${card}`, `seat-${seat}`] : [`shown-${seat}`];
  const all = Array.from({ length: seats }, (_, each) => each);
  switch (kind) {
    case "deal":
      return all.map((each) => ({ piece: BACK, from: ["deck"], to: [`seat-${each}`] }));
    case "passed":
      return all.map((each) => ({ piece: BACK, from: [`seat-${each}`], to: [`seat-${leftOf(each, seats)}`] }));
    case "kept":
      return isYours && card ? [{ piece: card, from: hand, to: ["kept", `hand-${card}`] }] : [];
    case "to_city":
    case "left_over":
      return card ? [{ piece: card, from: hand, to: [`city-${seat}-${colour}`] }] : [];
    case "to_capital":
      return card ? [{ piece: card, from: hand, to: [`pile-${colour}`] }] : [];
    case "drawn":
      return [{ piece: card ?? BACK, from: ["deck"], to: card ? [`hand-${card}`, `seat-${seat}`] : [`seat-${seat}`] }];
    case "gold":
      return [{ piece: GOLD, from: ["stock"], to: [`gold-${seat}`] }];
    case "looked":
      return [{ piece: MODIFIER, from: ["modifiers"], to: isYours ? ["held", `seat-${seat}`] : [`seat-${seat}`] }];
    case "laid":
      return [
        {
          piece: MODIFIER,
          from: isYours ? ["held", `seat-${seat}`] : [`seat-${seat}`],
          to: [`laid-${colour}`, `pile-${colour}`],
        },
      ];
    case "taken":
      return card ? [{ piece: card, from: [`pile-${colour}`], to: [`city-${seat}-${colour}`] }] : [];
    case "paid":
      return [{ piece: GOLD, from: [`gold-${seat}`], to: ["stock"] }];
    case "lost":
      return [{ piece: BACK, from: [`city-${seat}-${colour}`], to: ["discard"] }];
    case "bonus":
      return card ? [{ piece: card, from: [`pile-${colour}`], to: [`bonus-${seat}`] }] : [];
    case "seed":
      return card ? [{ piece: card, from: ["deck"], to: [`pile-${colour}`] }] : [];
    default:
      return [];
  }
}
