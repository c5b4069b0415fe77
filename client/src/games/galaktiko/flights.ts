// What moves over the board when something happens: from where to where, and what.

import { placeOf } from "./cards";
import type { EventView } from "./view";

/** A card that flies from one place to another. */
export interface CardFlight {
  card: string;
  /** Places by `data-place`, the first that stands is meant. */
  from: string[];
  to: string[];
}

/** A bus that goes clockwise to where it stands now. */
export interface BusFlight {
  seat: number;
  /** Whether it has gone once around, to the sector it came from. */
  isRound: boolean;
}

/** What goes at once; a step follows when the one before has landed. */
export interface Step {
  bus?: BusFlight;
  cards: CardFlight[];
}

/** Kinds of which neighbours in the story go at once. */
const TOGETHER: Partial<Record<EventView["kind"], string>> = {
  dealt: "deal",
  inspector: "deal",
  boards: "boards",
  caught: "caught",
  inspector_leaves: "caught",
  inspector_returns: "caught",
  off: "off",
  sneaks_off: "off",
  forced_off: "off",
  pair: "off",
  walks: "walks",
};

/** All that events make fly. The set-up lies there already: nobody waits for 24 cards. */
export function stepsOf(events: EventView[]): Step[] {
  const steps: Step[] = [];
  let last: string | undefined;
  for (const event of events) {
    const step = stepOf(event);
    const group = TOGETHER[event.kind];
    const before = steps.at(-1);
    if (before && group !== undefined && group === last) {
      before.cards.push(...step.cards);
    } else {
      steps.push(step);
    }
    last = group;
  }
  return steps.filter((step) => step.bus || step.cards.length);
}

/** Where a move has left something for all to see. */
export function moved({ kind, seat }: EventView): string[] {
  return kind === "flies" || kind === "start" ? [`ship-${seat}`] : [];
}

function stepOf(event: EventView): Step {
  const { kind, seat, sector, station } = event;
  return kind === "flies"
    ? { bus: { seat, isRound: placeOf(station)?.sector === sector }, cards: [] }
    : { cards: flightsOf(event) };
}

function flightsOf({ kind, seat, card = "inspector", sector, count }: EventView): CardFlight[] {
  const bus = [`hand-${card}`, `seat-${seat}`];
  /** Whoever pays nothing gets off at the bus itself, and is seen no more. */
  const away = [`ship-${seat}`];
  switch (kind) {
    case "boards":
      return [{ card, from: [`queue-${sector}`], to: bus }];
    case "dealt":
      return [{ card, from: ["deck"], to: [`queue-${sector}`] }];
    case "inspector":
      return [{ card, from: ["deck"], to: [`inspector-${sector}`] }];
    case "inspector_returns":
      return count === 2 ? [] : [{ card, from: [`inspector-${sector}`], to: ["deck"] }];
    case "caught":
    case "off":
      return [{ card, from: bus, to: [`scored-${seat}`] }];
    case "sneaks_off":
    case "forced_off":
    case "excess":
    case "walks":
      return [{ card, from: bus, to: away }];
    case "pair":
      return [
        { card: "vortan", from: ["hand-vortan", `seat-${seat}`], to: away },
        { card: "vortan", from: [`queue-${sector}`], to: away },
      ];
    default:
      return [];
  }
}
