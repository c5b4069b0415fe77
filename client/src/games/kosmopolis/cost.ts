// What goes to the limits shows in no line of the score: it is just not there.

import type { ScoreLine } from "../../protocol";
import type { EventView } from "./view";

export function cost(event: EventView): ({ seat: number } & ScoreLine) | null {
  return event.kind === "lost" ? { seat: event.seat, text: "score-lost", points: -(event.total ?? 0) } : null;
}
