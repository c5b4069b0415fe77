// Which of the page's sounds a move makes.

import type { EventView } from "./view";

const SOUNDS: [EventView["kind"][], string][] = [
  [["lost"], "refused"],
  [["bonus", "gold", "paid"], "dock"],
  [["deal", "passed"], "flight"],
  [["to_city", "to_capital", "taken", "laid"], "place"],
  [["kept", "drawn", "looked"], "card"],
];

/** The weightiest sound of what happened; none for what is only told. */
export function sound(events: EventView[]): string | null {
  const kinds = new Set(events.map((event) => event.kind));
  return SOUNDS.find(([those]) => those.some((kind) => kinds.has(kind)))?.[1] ?? null;
}
