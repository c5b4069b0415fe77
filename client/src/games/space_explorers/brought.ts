// What each module in play brought to whom: points where it counts any, and how often it was of use.

import { projectIn, TALENT } from "./colours";
import type { EventView, ExplorersView, Seat } from "./view";

export type Module = ExplorersView["modules"][number];

export interface Share {
  seat: number;
  /** Of the module; null: it counts none. */
  points: number | null;
  /** What was met, completed or used. */
  count: number;
  /** Out of so many; 0: there is no such number. */
  most: number;
}

/** The modules in play, in the order of the rules, each with what it brought; to all together, if it has no shares. */
export function broughtBy(view: ExplorersView, order: number[], events: EventView[]): [Module, Share[]][] {
  return view.modules.map((module) => [
    module,
    module === "crises" ? [] : order.map((seat) => ({ seat, ...shareOf(module, view, seat, events) })),
  ]);
}

function shareOf(module: Module, view: ExplorersView, number: number, events: EventView[]): Omit<Share, "seat"> {
  const seat = view.seats[number] as Seat;
  const { obligations, researchers, goals, powers, new_projects } = seat.points;
  const count = (fits: (event: EventView) => boolean) =>
    events.filter((event) => event.seat === number && fits(event)).length;
  switch (module) {
    case "powers":
      return { points: powers, count: count(({ kind }) => kind === "section"), most: 0 };
    case "leaders":
      return {
        points: obligations + researchers,
        count: seat.obligations.filter((each) => each.is_met).length,
        most: seat.obligations.length,
      };
    case "goals":
      return { points: goals, count: seat.goals.filter((each) => each.is_met).length, most: seat.goals.length };
    case "projects":
      return { points: new_projects, count: seat.done.filter((each) => projectIn(view, each)?.score).length, most: 0 };
    case "talents":
      return { points: null, count: count(({ kind, card }) => kind === "used" && card === TALENT), most: 0 };
    default:
      return { points: null, count: count((event) => isDirective(event)), most: 0 };
  }
}

/** Whether an event is a directive that was given: with a token that it doubles, or by itself. */
function isDirective({ kind, token }: EventView): boolean {
  return kind === "doubled" || (kind === "spent" && token === "directive");
}
