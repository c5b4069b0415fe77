// Which of the page's sounds a move makes.

import { weightiest } from "../sound";
import type { EventView } from "./view";

export const sound = weightiest<EventView>([
  [["shift_ends", "caught", "off"], "dock"],
  [["flies"], "flight"],
  [["start", "pair"], "place"],
  [["boards", "dealt", "queued", "sneaks_off", "forced_off", "walks"], "card"],
  [["excess"], "refused"],
]);
