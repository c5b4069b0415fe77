// What Kosmopolis brings to the page.

import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { cost } from "./cost";
import { moved } from "./flights";
import Line from "./Line.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { sound } from "./sound";
import { sources } from "./texts";

const kosmopolis: GameModule = { Board, SeatFacts, Line, texts: sources, moved, sound, cost };
export default kosmopolis;
