// What Galaktiko brings to the page.

import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { moved } from "./flights";
import Line from "./Line.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { sound } from "./sound";
import { sources } from "./texts";

const galaktiko: GameModule = { Board, SeatFacts, Line, texts: sources, moved, sound };
export default galaktiko;
