// Who gets off, and how everybody is let off who brings points, in one go.

import { type Kind, kindOf, marked, wants } from "./cards";
import type { Preview } from "./view";

/** What somebody brings who gets off at the right station. */
const FARES: Record<Kind, number> = { ordinary: 1, rich: 2, stowaway: 0, vortan: 0, inspector: 0 };

/** What a stowaway pays to an inspector. */
const CAUGHT = 2;

export interface Fares {
  /** The moves, in an order in which each can follow the one before. */
  moves: string[];
  points: number;
}

/** The moves that let off all who bring points at a station; the rich go first, as a rule may ask it of them. */
export function faresOf(hand: string[], icon: string, isLegal: (move: string) => boolean): Fares {
  const paying = hand
    .filter((card) => FARES[kindOf(card)] > 0 && wants(card, icon))
    .sort((a, b) => FARES[kindOf(b)] - FARES[kindOf(a)]);
  const moves = paying.map((card) => `off ${card}`);
  if (moves[0] === undefined || !isLegal(moves[0])) {
    return { moves: [], points: 0 };
  }
  return { moves, points: paying.reduce((sum, card) => sum + FARES[kindOf(card)], 0) };
}

/** How many would get off at the end of a flight, without those who leave in pairs: the rest of the sum is told. */
export function leavingCount(hand: string[], outcome: Preview): number {
  return hand.length + (outcome.boards?.length ?? 0) - (outcome.hand ?? 0) - (outcome.pairs ?? 0);
}

/** What each on board would bring at the end of a flight, by place; undefined: they stay. */
export function faresAt(hand: string[], outcome: Preview): (number | undefined)[] {
  const caught = marked(hand, outcome.scored ?? []);
  const isOpen = leavingCount(hand, outcome) > (outcome.scored?.length ?? 0);
  const leaving = marked(hand, isOpen ? (outcome.off ?? []) : []);
  return hand.map((card, i) => (caught[i] ? CAUGHT : leaving[i] ? FARES[kindOf(card)] : undefined));
}
