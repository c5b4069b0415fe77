// What is printed on cells, hexes, rooms and abilities: its pictograms, and the moves that carry it out.

import type { Action, Choice, Effect, Item, MovePreview } from "./view";

const ICONS: Record<Effect["kind"], string> = {
  fuel: "fuel",
  fill: "fill-tank",
  sample_here: "sample-here",
  sample_any: "sample-any",
  sample: "sample",
  storage: "storage",
  office: "office",
  bureau: "bureau-step",
  credits: "credits",
  flight: "flight",
};
const COUNTED = new Set<Effect["kind"]>(["fuel", "bureau", "credits"]);

export function iconOf(effect: Effect): string {
  return ICONS[effect.kind];
}

/** The number that stands beside a pictogram; none where there is nothing to count. */
export function amountOf(effect: Effect): number | null {
  return COUNTED.has(effect.kind) ? (effect.amount ?? 1) : null;
}

/** How many pictograms and numbers a list of actions takes, to be drawn large or small. */
export function weightOf(actions: Action[]): number {
  return actions.reduce((sum, action) => sum + (action.times ?? 1) * weightOfOne(action), 0);
}

function weightOfOne({ effects, per, pay }: Action): number {
  const signs = effects.reduce((sum, effect) => sum + (amountOf(effect) === null ? 1 : 1.6), 0);
  return signs + (effects.length - 1) * 0.5 + (per ? 1.6 : 0) + (pay ? 2 : 0);
}

/** The move to be asked about where a choice can't be made: a move of its form. */
export function refusedMove({ effects, pay }: Action, { slot }: Choice, isPaid: boolean): string {
  const effect = effects[slot.endsWith("b") ? 1 : 0];
  if (pay === "sample" && !isPaid) {
    return `pay ${slot} orange`;
  }
  if (effect?.kind === "office") {
    return `office ${slot} any`;
  }
  return effect?.kind.startsWith("sample") ? `sample ${slot} ${effect.colour ?? "orange"}` : `do ${slot}`;
}

/** The moves of an item that begin a flight. */
export function flightsOf({ action, choices }: Item): string[] {
  return choices.flatMap(({ moves = [] }, k) => (action.effects[k]?.kind === "flight" ? moves : []));
}

/** Whether an item opens an office, now or later. */
export function hasOffice({ action, standing }: Item): boolean {
  return standing !== "done" && action.effects.some(({ kind }) => kind === "office");
}

/** The actions of a list that some moves carry out, each as often as it is done. */
export function routineOf(items: Item[], moves: string[]): Action[] {
  return items.flatMap(({ action, choices }) => {
    const own = choices.flatMap(({ moves = [] }) => moves);
    const times = moves.filter((move) => own.includes(move)).length;
    return times ? [{ effects: action.effects, times }] : [];
  });
}

/** The colour or office that a move takes or pays, if its notation names one. */
export function thingIn(move: string): string | undefined {
  return move.split(" ")[2];
}

/** Whether a preview says more than the words of its move, which name its price and its rooms: fuel lost, a level. */
export function isTelling({ move, fuel = 0, lost = 0, level }: MovePreview, { pay, cost = 0 }: Action): boolean {
  const price = pay === "fuel" ? cost : 0;
  return !move.startsWith("office") && (lost > 0 || fuel < -price || level !== undefined);
}
