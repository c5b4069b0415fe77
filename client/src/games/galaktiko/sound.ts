// Which of the page's sounds a move makes.

import type { EventView } from "./view";

const SOUNDS: [EventView["kind"][], string][] = [
  [["shift_ends", "caught", "off"], "dock"],
  [["flies"], "flight"],
  [["start", "pair"], "place"],
  [["boards", "dealt", "queued", "sneaks_off", "forced_off", "walks"], "card"],
  [["excess"], "refused"],
];

/** The weightiest sound of what happened; none for what is only told. */
export function sound(events: EventView[]): string | null {
  const kinds = new Set(events.map((event) => event.kind));
  return SOUNDS.find(([those]) => those.some((kind) => kinds.has(kind)))?.[1] ?? null;
}
