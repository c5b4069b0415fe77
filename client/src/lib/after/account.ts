// The result from one seat's point of view: the place, how far from whom, and what cost or brought most.

import type { Ending, ScoreLine } from "../../protocol";
import { type Standing, standingsOf } from "./standing";

/** How many lines are told. */
const MOST = 2;
/** A further line is told if it weighs at least this part of the first. */
const WORTH = 1 / 3;

export interface Account {
  place: number;
  isWinner: boolean;
  points: number;
  /** The seat to compare with: the winner, or, for the winner, the best of the others; null: none. */
  rival: number | null;
  /** Points between the two; 0: the tie-break decided. */
  gap: number;
  /** What one lost by oneself: below zero. */
  losses: ScoreLine[];
  /** Where one has less than the rival (below zero), or, for the winner, more. */
  differences: ScoreLine[];
}

/**
 * How it went for a seat, with what the log says it lost on the way; null: there is no point of view to tell it from,
 * because nobody sits there, played alone, gave up, or the game was not played to its end.
 */
export function accountOf(ending: Ending, seat: number, lost: ScoreLine[] = []): Account | null {
  const standings = standingsOf(ending).filter((standing) => !standing.isResigned);
  const own = standings.find((standing) => standing.seat === seat);
  if (!own || ending.why !== "played" || ending.results.length < 2) {
    return null;
  }
  const rival = standings.find((other) => (own.isWinner ? !other.isWinner : other.isWinner));
  const losses = own.isWinner
    ? []
    : weightiest([...lost, ...own.result.lines].filter((line) => line.points < 0)).slice(0, 1);
  const told = losses.map((line) => line.text);
  const differences = rival ? differencesOf(own, rival).filter((line) => !told.includes(line.text)) : [];
  return {
    place: own.place,
    isWinner: own.isWinner,
    points: own.result.score,
    rival: rival?.seat ?? null,
    gap: rival ? Math.abs(own.result.score - rival.result.score) : 0,
    losses,
    differences: weightiest(differences).slice(0, MOST - losses.length),
  };
}

/** The lines that speak for the place: where a winner has more than the rival, and another less. */
function differencesOf(own: Standing, rival: Standing): ScoreLine[] {
  return own.result.lines
    .map(({ text, points }, row) => ({ text, points: points - (rival.result.lines[row]?.points ?? 0) }))
    .filter(({ points }) => (own.isWinner ? points > 0 : points < 0));
}

/** The heaviest first, without those that hardly count beside it. */
function weightiest(lines: ScoreLine[]): ScoreLine[] {
  const sorted = [...lines].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const first = Math.abs(sorted[0]?.points ?? 0);
  return sorted.filter(({ points }) => Math.abs(points) >= first * WORTH);
}

/** Lines of the same text in one. */
export function summed(lines: ScoreLine[]): ScoreLine[] {
  const sums = new Map<string, number>();
  for (const { text, points } of lines) {
    sums.set(text, (sums.get(text) ?? 0) + points);
  }
  return [...sums].map(([text, points]) => ({ text, points }));
}
