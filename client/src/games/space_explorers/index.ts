// What Space Explorers bring to the page.

import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Brought from "./Brought.svelte";
import { moved } from "./flights";
import Legend from "./Legend.svelte";
import Line from "./Line.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { sound } from "./sound";
import { sources, t } from "./texts";

const keys = (): [string, string][] => [["P", t("key-legend")]];

const spaceExplorers: GameModule = {
  Board,
  SeatFacts,
  Line,
  Legend,
  After: Brought,
  texts: sources,
  keys,
  moved,
  sound,
  isBroad: true,
};
export default spaceExplorers;
