// Which of the page's sounds a move makes.

import type { EventView } from "./view";

const SOUNDS: [EventView["kind"][], string][] = [
  [["landed", "office", "level", "flipped"], "dock"],
  [["explored", "flew", "jumped"], "flight"],
  [["placed"], "place"],
  [["skipped"], "refused"],
  [["taken", "exchanged", "sample", "storage", "fuel", "credits", "room"], "card"],
];

/** The weightiest sound of what happened; none for what is only told. */
export function sound(events: EventView[]): string | null {
  const kinds = new Set(events.map((event) => event.kind));
  return SOUNDS.find(([those]) => those.some((kind) => kinds.has(kind)))?.[1] ?? null;
}
