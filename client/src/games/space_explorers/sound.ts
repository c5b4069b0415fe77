// Which of the page's sounds a move makes.

import { weightiest } from "../sound";
import type { EventView } from "./view";

export const sound = weightiest<EventView>([
  [["project", "goal", "rival_project"], "dock"],
  [["crisis", "crisis_over", "section", "tile"], "flight"],
  [["recruited", "rival", "raised", "niche", "cooperates"], "place"],
  [["took", "drew", "drew_open", "picked", "returned", "joined", "came", "tokens", "spent", "marked"], "card"],
]);
