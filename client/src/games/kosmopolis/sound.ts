// Which of the page's sounds a move makes.

import { weightiest } from "../sound";
import type { EventView } from "./view";

export const sound = weightiest<EventView>([
  [["lost"], "refused"],
  [["bonus", "gold", "paid"], "dock"],
  [["deal", "passed"], "flight"],
  [["to_city", "to_capital", "taken", "laid"], "place"],
  [["kept", "drawn", "looked"], "card"],
]);
