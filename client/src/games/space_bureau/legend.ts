// The pictograms of the board, in the order in which the legend explains them, each with an example.

import type { Action, Effect, Space } from "./view";

type Kind = Effect["kind"];

const KINDS: Kind[] = [
  "fuel",
  "fill",
  "sample_here",
  "sample_any",
  "sample",
  "storage",
  "office",
  "bureau",
  "credits",
  "flight",
];

const fuel: Effect = { kind: "fuel", amount: 2 };
const flight: Effect = { kind: "flight" };

function example(kind: Kind): Effect {
  return kind === "sample" ? { kind, colour: "orange" } : { kind, amount: 2 };
}

/** What an action can bring. */
export const ACTIONS: [Kind, Action][] = KINDS.map((kind) => [kind, { effects: [example(kind)] }]);

/** What stands around it. */
export const FORMS: [string, Action][] = [
  ["per-level", { effects: [fuel], per: "level" }],
  ["per-office", { effects: [fuel], per: "office" }],
  ["pay", { effects: [{ kind: "fuel", amount: 5 }], pay: "sample" }],
  ["or", { effects: [fuel, flight] }],
];

const nowhere = { hex: 0, q: 0, r: 0 };

/** What a hex can hold. */
export const SPACES: [string, Space][] = [
  ["planet", { ...nowhere, planet: "blue" }],
  ["megamall", { ...nowhere, has_megamall: true }],
  ["wormhole", { ...nowhere, has_wormhole: true }],
  ["space", nowhere],
];

export const AGENTS = ["orange", "blue", "purple", "inspector"];
