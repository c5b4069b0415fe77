// What Space Bureau brings to the page.

import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Line from "./Line.svelte";
import Seat from "./Seat.svelte";
import { sound } from "./sound";
import { sources } from "./texts";

const spaceBureau: GameModule = { Board, Seat, Line, texts: sources, sound };
export default spaceBureau;
