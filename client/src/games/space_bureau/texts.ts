// The board's own words.

import { signed } from "../../lib/text/numbers";
import { type Arguments, type Sources, Texts } from "../../lib/text/texts.svelte";
import { amountOf } from "./prints";
import english from "./text.en.ftl?raw";
import russian from "./text.ru.ftl?raw";
import type { Action, Checklist, Effect, MovePreview, Office, Reach, Seat, Space } from "./view";

export { signed };
export const sources: Sources = { en: english, ru: russian };
const texts = new Texts(sources);

/** A sentence of the board. */
export function t(id: string, values: Arguments = {}): string {
  return texts.say(id, values);
}

function effectWords(effect: Effect): string {
  return t("effect", { kind: effect.kind, amount: amountOf(effect) ?? 0, colour: effect.colour ?? "any" });
}

/** An action in words: what it is repeated for, its price, what it brings. */
export function actionWords({ effects, times = 1, per, pay, cost = 0 }: Action): string {
  const brings = effects.map(effectWords).join(` ${t("or")} `);
  const paid = pay ? t("action-paid", { pay, cost, brings }) : brings;
  const special = per ? t("action-per", { per, does: paid }) : paid;
  return times > 1 ? t("action-times", { does: special, count: times }) : special;
}

/** An action in as few words as a cell has room for. */
export function shortWords({ effects, times = 1, per, pay, cost = 0 }: Action): string {
  const brings = effects.map((effect) =>
    t("short-effect", { kind: effect.kind, amount: amountOf(effect) ?? 0, colour: effect.colour ?? "any" }),
  );
  const paid = pay ? `${t("short-price", { pay, cost })}\u00a0→ ` : "";
  const each = per ? `${t("short-per", { per })} ` : "";
  return `${each}${paid}${brings.join(` ${t("or")} `)}${times > 1 ? `\u00a0×\u00a0${times}` : ""}`;
}

/** A cell, a room or a bonus in words. */
export function actionsWords(actions: Action[]): string {
  return actions.length ? actions.map(actionWords).join("; ") : t("nothing");
}

export function tileWords(agent: string, sides: string): string {
  return t("tile", { agent, sides: sidesWords(sides) });
}

export function sidesWords(sides: string): string {
  return [...sides].map((side) => t("side", { side })).join(", ");
}

/** What can be found on an open hex. */
export function spaceWords(space: Space): string {
  const holds = [space.planet, space.has_megamall ? "megamall" : "", space.has_wormhole ? "wormhole" : ""];
  const found = holds.flatMap((each) => (each ? [t("holds", { what: each })] : []));
  return t("space", { hex: space.hex, holds: found.join(", ") || t("holds", { what: "nothing" }) });
}

export function officeWords({ office, value }: Office): string {
  return t("office-worth", { office, value });
}

/** What a flight would take, and what would await. */
export function reachWords(reach: Reach): string {
  return [
    t("reach-fuel", { fuel: reach.fuel }),
    reach.landing ? t("reach-landing", { credits: reach.landing }) : "",
    reach.offices?.length ? t("reach-offices", { offices: reach.offices.map(officeWords).join(", ") }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What a move would bring at once, but for the rooms that its own words count. */
export function previewWords({ fuel = 0, credits = 0, lost = 0, level }: MovePreview): string {
  return [
    fuel ? t("brings-fuel", { fuel: signed(fuel) }) : "",
    credits ? t("brings-credits", { credits: signed(credits) }) : "",
    lost ? t("brings-lost", { lost }) : "",
    level === undefined ? "" : t("brings-level", { level }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Whose list of actions it is. */
export function listWords(list: Checklist): string {
  return t("list", { of: list.of, cell: list.cell ?? "", hex: list.hex ?? 0, room: list.room ?? 0 });
}

export function storageWords({ fuel, samples: [orange = 0, blue = 0, purple = 0], capacity, free }: Seat): string {
  return t("storage-words", { fuel, orange, blue, purple, capacity, free });
}
