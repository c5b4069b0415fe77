// Gold at the check: which colours are above their limits, and which of them can be saved together.

import { COLOURS, type ColourName } from "./cards";
import type { KosmopolisView, Preview } from "./view";

/** A colour of the city above its limit. */
export interface Above {
  colour: ColourName;
  total: number;
  limit: number;
  /** What saving it costs. */
  cost: number;
}

/** The move that saves these colours and no others. */
export function payMove(saved: Iterable<ColourName>): string {
  const chosen = new Set(saved);
  return `pay ${COLOURS.filter((colour) => chosen.has(colour)).join("+") || "nothing"}`;
}

/** The colours that a paying move saves. */
export function savedBy(move: string): ColourName[] {
  const named = move.replace(/^pay /, "").split("+");
  return COLOURS.filter((colour) => named.includes(colour));
}

/** The colours of a seat's city that the check finds above their limits. */
export function coloursAbove(view: KosmopolisView, seat: number, previews: Map<string, Preview>): Above[] {
  return COLOURS.flatMap((colour, i) => {
    const total = view.seats[seat]?.totals[i] ?? 0;
    const limit = view.capital[i]?.limit ?? 0;
    if (total === 0 || total <= limit) {
      return [];
    }
    return [{ colour, total, limit, cost: previews.get(payMove([colour]))?.gold ?? total - limit }];
  });
}
