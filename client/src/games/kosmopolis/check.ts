// The check at the end of a round, put together from what the log tells of it.

import type { Line } from "../../protocol";
import { COLOURS, type ColourName, colourOf, isColour } from "./cards";
import type { EventView, KosmopolisView } from "./view";

export interface Verdict {
  colour: ColourName;
  kind: "safe" | "paid" | "lost";
  total: number;
  limit: number;
  /** Gold paid for it. */
  gold: number;
}

interface SeatCheck {
  seat: number;
  /** Gold before paying. */
  gold: number;
  verdicts: Verdict[];
}

export interface Limit {
  colour: ColourName;
  /** Of the capital's cards, before modifiers. */
  points: number;
  modifiers: number[];
  limit: number;
}

export interface BonusCheck {
  colour: ColourName;
  /** The highest total, and who has it. */
  most: number;
  seats: number[];
  taken: { seat: number; card: string }[];
}

export interface Check {
  round: number;
  leftovers: { seat: number; cards: string[] }[];
  limits: Limit[];
  seats: SeatCheck[];
  bonuses: BonusCheck[];
  /** City totals once the check is through, by seat. */
  totals: number[];
  /** Who begins the next round; null after the last, or while somebody still decides. */
  next: number | null;
  isEnd: boolean;
}

const CHECK_KINDS = new Set<EventView["kind"]>([
  "left_over",
  "revealed",
  "limit",
  "safe",
  "paid",
  "lost",
  "bonus",
  "next_first",
  "end",
]);

function isOfCheck(event: EventView): boolean {
  return CHECK_KINDS.has(event.kind);
}

/** What happened before a check; the check itself is explained, not flown. */
export function beforeCheck(events: EventView[]): EventView[] {
  const check = events.findIndex(isOfCheck);
  return check < 0 ? events : events.slice(0, check);
}

/** Whether somebody may still have to decide. */
export function isOpen(check: Check): boolean {
  return check.next === null && !check.isEnd;
}

/** The events of the game that lines tell, in their order. */
export function eventsOf(lines: Line[]): EventView[] {
  return lines.flatMap((line) => (line.kind === "event" && line.event ? [line.event as EventView] : []));
}

/** All checks that the log tells whole from their reveal on, oldest first. */
export function checksOf(lines: Line[], view: KosmopolisView): Check[] {
  const events = eventsOf(lines);
  const runs: { from: number; to: number; round: number }[] = [];
  let round = 0;
  let from = -1;
  for (const [i, event] of events.entries()) {
    if (event.kind === "deal") {
      round = event.round ?? round;
    }
    if (isOfCheck(event)) {
      if (from < 0) {
        from = i;
        runs.push({ from, to: i + 1, round });
      }
      const run = runs.at(-1);
      if (run) {
        run.to = i + 1;
      }
      if (event.kind === "next_first" || event.kind === "end") {
        from = -1;
      }
    }
  }
  return runs.flatMap((run, i) => {
    const rounds = run.round || view.round - (runs.length - 1 - i) - (from < 0 && view.question !== "over" ? 1 : 0);
    const check = build(events.slice(run.from, run.to), rounds, view.seats.length);
    return check.limits.length ? [withGold(check, events.slice(0, run.from), events.slice(run.from), view)] : [];
  });
}

function build(events: EventView[], round: number, seats: number): Check {
  const check: Check = {
    round,
    leftovers: [],
    limits: [],
    seats: [],
    bonuses: [],
    totals: Array.from({ length: seats }, () => 0),
    next: null,
    isEnd: false,
  };
  const revealed: Record<ColourName, number[]> = { blue: [], pink: [], green: [], yellow: [] };
  for (const event of events) {
    const colour = isColour(event.colour) ? event.colour : "blue";
    if (event.kind === "left_over" && event.card) {
      entry(check.leftovers, event.seat, () => ({ seat: event.seat, cards: [] as string[] })).cards.push(event.card);
    } else if (event.kind === "revealed") {
      revealed[colour].push(event.value ?? 0);
    } else if (event.kind === "limit") {
      const limit = event.limit ?? 0;
      const modifiers = revealed[colour];
      check.limits.push({ colour, limit, modifiers, points: modifiers.reduce((rest, value) => rest - value, limit) });
    } else if (event.kind === "safe" || event.kind === "paid" || event.kind === "lost") {
      const mine = entry(check.seats, event.seat, () => ({ seat: event.seat, gold: 0, verdicts: [] as Verdict[] }));
      mine.verdicts.push(verdict(event.kind, event, colour, check.limits));
    } else if (event.kind === "next_first") {
      check.next = event.seat;
    } else if (event.kind === "end") {
      check.isEnd = true;
    }
  }
  if (!isOpen(check)) {
    check.bonuses = bonuses(check, events, seats);
  }
  for (const { seat, verdicts } of check.seats) {
    check.totals[seat] = verdicts.reduce((points, each) => points + (each.kind === "lost" ? 0 : each.total), 0);
  }
  return check;
}

function entry<T extends { seat: number }>(list: T[], seat: number, make: () => T): T {
  let found = list.find((each) => each.seat === seat);
  if (!found) {
    found = make();
    list.push(found);
  }
  return found;
}

function verdict(kind: Verdict["kind"], event: EventView, colour: ColourName, limits: Limit[]): Verdict {
  const limit = event.limit ?? limits.find((each) => each.colour === colour)?.limit ?? 0;
  const gold = event.gold ?? 0;
  return { colour, kind, limit, gold, total: event.total ?? limit + gold };
}

function bonuses(check: Check, events: EventView[], seats: number): BonusCheck[] {
  return COLOURS.map((colour) => {
    const totals = Array.from({ length: seats }, (_, seat) => {
      const kept = check.seats.find((each) => each.seat === seat)?.verdicts.find((each) => each.colour === colour);
      return kept && kept.kind !== "lost" ? kept.total : 0;
    });
    const most = Math.max(...totals);
    return {
      colour,
      most,
      seats: most ? totals.flatMap((total, seat) => (total === most ? [seat] : [])) : [],
      taken: events.flatMap(({ kind, seat, card }) =>
        kind === "bonus" && card && colourOf(card) === colour ? [{ seat, card }] : [],
      ),
    };
  });
}

/** Gold before paying: counted from the first deal if the log goes back so far, else back from what lies there now. */
function withGold(check: Check, earlier: EventView[], later: EventView[], view: KosmopolisView): Check {
  const isWhole = earlier.some((event) => event.kind === "seed");
  const gold = view.seats.map((seat) => (isWhole ? 0 : seat.gold));
  for (const event of isWhole ? earlier : later) {
    const gained = event.kind === "gold" ? 1 : event.kind === "paid" ? -1 : 0;
    gold[event.seat] = (gold[event.seat] ?? 0) + gained * (isWhole ? 1 : -1) * (event.gold ?? 0);
  }
  return { ...check, seats: check.seats.map((each) => ({ ...each, gold: Math.max(0, gold[each.seat] ?? 0) })) };
}

/** The stages in which a check is shown; each is named, so that what was seen can be told from what is new. */
export function stagesOf(check: Check): string[] {
  return [
    ...(check.leftovers.length ? ["leftovers"] : []),
    "limits",
    ...check.seats.map((each) => `seat-${each.seat}`),
    ...(isOpen(check) ? ["waiting"] : ["bonuses", check.isEnd ? "end" : "next"]),
  ];
}

/** A colour of a city in the table of the check. */
interface Cell {
  colour: ColourName;
  /** What the city has of it before the check takes anything away. */
  total: number;
  /** The cards of it that were left in hand. */
  left: string[];
  /** Undefined where there is nothing to check, or not yet. */
  verdict: Verdict | undefined;
}

/** A city in the table of the check. */
export interface Row {
  seat: number;
  /** Gold before paying. */
  gold: number;
  cells: Cell[];
}

/** The cities of a check in the order in which they are checked; one that still waits stands as it is on the table. */
export function rowsOf(check: Check, view: KosmopolisView): Row[] {
  const { length } = view.seats;
  const first = check.seats[0]?.seat ?? view.turn ?? view.first;
  return Array.from({ length }, (_, i) => {
    const seat = (first + i) % length;
    const checked = check.seats.find((each) => each.seat === seat);
    const left = check.leftovers.find((each) => each.seat === seat)?.cards ?? [];
    const waiting = isOpen(check) ? view.seats[seat] : undefined;
    return {
      seat,
      gold: checked?.gold ?? waiting?.gold ?? 0,
      cells: COLOURS.map((colour, k) => {
        const verdict = checked?.verdicts.find((each) => each.colour === colour);
        return {
          colour,
          total: verdict?.total ?? (checked ? 0 : (waiting?.totals[k] ?? 0)),
          left: left.filter((card) => colourOf(card) === colour),
          verdict,
        };
      }),
    };
  });
}
