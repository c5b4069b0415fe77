// Which of the page's sounds a move makes.

import { weightiest } from "../sound";
import type { EventView } from "./view";

export const sound = weightiest<EventView>([
  [["landed", "office", "level", "flipped"], "dock"],
  [["explored", "flew", "jumped"], "flight"],
  [["placed"], "place"],
  [["skipped"], "refused"],
  [["taken", "exchanged", "sample", "storage", "fuel", "credits", "room"], "card"],
]);
