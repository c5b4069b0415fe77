// What Space Bureau brings to the page.

import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { moved } from "./flights";
import Legend from "./Legend.svelte";
import Line from "./Line.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { sound } from "./sound";
import { sources, t } from "./texts";

const keys = (): [string, string][] => [
  ["T", t("key-turn")],
  ["P", t("key-legend")],
  ["W", t("key-labels")],
  ["+ − 0", t("key-zoom")],
  ["Shift + ←↑↓→", t("key-pan")],
];

const spaceBureau: GameModule = { Board, SeatFacts, Line, Legend, texts: sources, keys, moved, sound, isBroad: true };
export default spaceBureau;
