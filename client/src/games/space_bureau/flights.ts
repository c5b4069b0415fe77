// What moves over the board when something happens: which thing, and from where.

import type { Step } from "../flying";
import type { EventView } from "./view";

/** A thing that stands where it belongs already, and comes there from elsewhere. */
export interface Flight {
  /** By `data-place`: the thing as it stands now. */
  thing: string;
  /** Where it was, the first that there was; the thing's own place before if there is none of them. */
  from: string[];
  /** A thing beside which it stood, by where that is now: maps are moved under ships. */
  beside?: string;
}

/** All that events make move. What moved several times flies once, to where it is now. */
export function stepsOf(events: EventView[]): Step<Flight>[] {
  const moved = new Set<string>();
  const steps = events.map(stepOf).reverse();
  const first = new Map(steps.flatMap(({ flights }) => flights.map(({ thing, beside }) => [thing, beside] as const)));
  for (const each of steps) {
    each.flights = each.flights
      .filter(({ thing }) => !moved.has(thing))
      .map((flight) => ({ ...flight, ...besideOf(first.get(flight.thing)) }));
    for (const { thing } of each.flights) {
      moved.add(thing);
    }
  }
  return steps.reverse().filter(({ flights, stamps }) => flights.length || stamps.length);
}

function besideOf(beside: string | undefined): Pick<Flight, "beside"> {
  return beside === undefined ? {} : { beside };
}

/** Where a move has left something for all to see. */
export function moved({ kind, seat, cell, hex }: EventView): string[] {
  switch (kind) {
    case "placed":
    case "flipped":
      return [`tile-${seat}-${cell}`];
    case "flew":
    case "jumped":
      return [`craft-${seat}`];
    case "office":
      return [`office-${hex}`];
    case "room":
      return [`marker-${seat}`];
    default:
      return [];
  }
}

function stepOf(event: EventView): Step<Flight> {
  const { kind, seat, cell, tile = "", hex, start, room } = event;
  switch (kind) {
    case "placed":
      return step([
        { thing: `tile-${seat}-${cell}`, from: [`reserve-${seat}-${tile.split("-")[0]}`, `captain-${seat}`] },
      ]);
    case "flew":
    case "jumped":
      return step([{ thing: `craft-${seat}`, from: [], beside: `space-${start}` }]);
    case "explored":
      return step([{ thing: `craft-${seat}`, from: [], beside: `space-${start}` }], [`space-${hex}`]);
    case "landed":
      return step([], [`tile-${seat}-${cell}`, `space-${hex}`, `credits-${seat}`]);
    case "flipped":
      return step([], [`tile-${seat}-${cell}`, `credits-${seat}`]);
    case "office":
      return step([{ thing: `office-${hex}`, from: [`offices-${seat}`, `captain-${seat}`] }], [`credits-${seat}`]);
    case "room":
      return step([{ thing: `marker-${seat}`, from: [] }], [`room-${room}`]);
    case "level":
      return step([], [`level-${seat}`]);
    case "taken":
      return step([{ thing: `reserve-${seat}-${tile.split("-")[0]}`, from: [`queue-${tile}`] }]);
    case "queued":
    case "exchanged":
      return step([], ["queue"]);
    case "credits":
      return step([], [`credits-${seat}`]);
    case "fuel":
    case "paid_fuel":
    case "sample":
    case "paid_sample":
    case "storage":
      return step([], [`storage-${seat}`]);
    default:
      return step([]);
  }
}

function step(flights: Flight[], stamps: string[] = []): Step<Flight> {
  return { flights, stamps };
}
