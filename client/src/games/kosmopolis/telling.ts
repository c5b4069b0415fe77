// The check of a round in words: what a stage is about, what it shows, and why a colour is kept, paid for or lost.

import { plain, signed, sum } from "./cards";
import type { BonusCheck, Check, Limit, Row, Verdict } from "./check";
import { cardList, cardWords, t } from "./texts";
import type { KosmopolisView } from "./view";

type Name = (seat: number) => string;

/** What the final count adds up for a seat. */
export interface Count {
  city: number;
  bonus: number;
  gold: number;
  score: number;
}

/** The seat that a stage checks; undefined for other stages. */
export function seatIn(stage: string): number | undefined {
  return stage.startsWith("seat-") ? Number(stage.slice(5)) : undefined;
}

/** Why a colour of a city is kept, paid for or lost. */
export function reason({ kind, total, limit }: Verdict, row: Row): string {
  const short = total - limit;
  if (kind === "safe") {
    return t(total === limit ? "verdict-equal" : "verdict-safe");
  }
  if (kind === "paid") {
    return t("verdict-paid", { short, gold: row.gold });
  }
  if (row.gold === 0) {
    return t("verdict-no-gold", { short });
  }
  const paid = row.cells.reduce((gold, { verdict }) => gold + (verdict?.gold ?? 0), 0);
  return t(short > row.gold - paid ? "verdict-too-dear" : "verdict-let-go", { short, gold: row.gold });
}

/** How a limit comes about. */
export function limitWords({ points, modifiers, limit }: Limit): string {
  return t("limit-sum", { points, modifiers: modifiers.map(signed).join(", ") || "none", limit: plain(limit) });
}

/** What becomes of a colour of a city. */
export function verdictWords(verdict: Verdict, row: Row): string {
  const { kind, gold, total, limit } = verdict;
  return [
    `${t("total-of", { total, limit: plain(limit) })}.`,
    `${t(`outcome-${kind}`, { gold, total })}.`,
    reason(verdict, row),
  ].join(" ");
}

/** Who has most of a colour, and who takes which card for it. */
export function bonusWords({ most, seats, taken }: BonusCheck, name: Name): string {
  if (most === 0) {
    return t("bonus-nobody");
  }
  return [
    t("bonus-most", { total: most, names: seats.map(name).join(", "), count: seats.length }),
    taken.length
      ? `${taken.map(({ seat, card }) => t("bonus-takes", { name: name(seat), card: cardWords(card) })).join(", ")}.`
      : t("bonus-none-left"),
  ].join(" ");
}

/** What the final count adds up, by seat; undefined before the end of the game. */
export function countOf(check: Check, view: KosmopolisView): Count[] | undefined {
  return check.isEnd && view.question === "over"
    ? view.seats.map(({ totals, bonus, gold, score }) => ({
        city: totals.reduce((points, each) => points + each, 0),
        bonus: sum(bonus),
        gold,
        score,
      }))
    : undefined;
}

/** All that a stage shows in the table, for those who hear it. */
export function shownBy(stage: string, check: Check, rows: Row[], view: KosmopolisView, name: Name): string {
  if (stage === "leftovers") {
    return check.leftovers.map(({ seat, cards }) => `${name(seat)}: ${cardList(cards)}.`).join(" ");
  }
  if (stage === "limits") {
    return check.limits.map((limit) => `${t(`people-${limit.colour}`)}. ${limitWords(limit)}`).join(" ");
  }
  if (stage === "bonuses") {
    return check.bonuses.map((bonus) => `${t(`people-${bonus.colour}`)}. ${bonusWords(bonus, name)}`).join(" ");
  }
  if (stage === "next") {
    const totals = check.totals.map((total, seat) => `${name(seat)}: ${total}.`);
    return [...totals, check.next === null ? "" : t("who-begins", { name: name(check.next) })].join(" ");
  }
  if (stage === "end") {
    return (countOf(check, view) ?? []).map(({ score }, seat) => `${name(seat)}: ${score}.`).join(" ");
  }
  const row = rows.find(({ seat }) => seat === seatIn(stage));
  return (row?.cells ?? [])
    .flatMap(({ colour, verdict }) =>
      row && verdict ? [`${t(`people-${colour}`)}: ${verdictWords(verdict, row)}`] : [],
    )
    .join(" ");
}
