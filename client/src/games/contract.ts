// What a game brings to the page: a folder with `index.ts` (its `GameModule`) and `cover.svg`. Nothing else knows it.

import type { Component } from "svelte";
import type { Sources } from "../lib/text/texts.svelte";
import type { Line, MoveView, ScoreLine, SeatView } from "../protocol";

/** What a board is given. `View`, `Preview` and `Event` are the game's own types, from its `view.ts`. */
export interface BoardProps<View = unknown, Preview = unknown, Event = unknown> {
  view: View;
  /** Everybody at the table, by seat: names and who they are. */
  seats: SeatView[];
  /** Whose eyes these are; -1: a spectator's. */
  you: number;
  /** Everything that may be done now; empty when nothing is asked, or only looked at (a replay). */
  moves: MoveView[];
  /** What each of these would bring; the game's own. */
  preview: Preview | null;
  /** What brought the table to this view just now, to be animated; empty when there is nothing to show. */
  events: Event[];
  /** The log so far, for whatever of it the board explains (`line.event` is an `Event`). */
  lines: Line[];
  /** Moves that somebody else points at: the list in words, a hint, the lesson. The board shows them as chosen. */
  pointed: string | null;
  /** Whether a command is on its way: nothing can be played just now. */
  isBusy: boolean;
  /** Make one or several moves: all or none. */
  play: (moves: string[]) => void;
  /** Say why a move can't be made, beside the thing that was pressed. */
  why: (move: string, thing: Element) => void;
}

/** What is told of one seat in the players' panels. */
export interface SeatProps<View = unknown> {
  view: View;
  seat: number;
  you: number;
}

/** For the others at the table, small; `open` shows one of them whole. */
export interface OthersProps<View> {
  view: View;
  seats: SeatView[];
  those: number[];
  open: (seat: number) => void;
}

/** For a sheet that shows what one seat has. */
export interface SeatSheetProps<View> extends SeatProps<View> {
  seats: SeatView[];
  onclose: () => void;
}

/** A line of the log with the marks and pictograms of the game; it falls back on `line.text`. */
export interface LineProps {
  line: Line;
}

/** For a part of the result beside the score by source; `order` are the seats by their places. */
export interface AfterProps<View, Event> {
  view: View;
  names: string[];
  order: number[];
  /** Everything that happened, as far as the reader may know it. */
  events: Event[];
}

export interface GameModule {
  Board: Component<BoardProps<never, never, never>>;
  SeatFacts: Component<SeatProps<never>>;
  /** Optional: draws log lines; without it they are plain text. */
  Line?: Component<LineProps>;
  /** The texts of the board, beside those the server sends. */
  texts: Sources;
  /** Its board wants width: people and log share a column beside it until there is plenty of room. */
  isBroad?: boolean;
  /** What the pictograms of the board mean: shown with the list of shortcuts. The board opens it by a button of its own, too. */
  Legend?: Component;
  /** Keys of the board's own, each with what it does in words, for the list of shortcuts. */
  keys?: () => [string, string][];
  /** Optional: the places (`data-place`) where an event left something; others' moves are marked there. */
  moved?: (event: never) => string[];
  /** Optional: a panel of the result of the game's own; it may draw nothing. */
  After?: Component<AfterProps<never, never>>;
  /** Which sound a move's events make, by the sounds of `lib/device/sound.ts`. */
  sound?: (events: never[]) => string | null;
  /** What an event cost somebody for good, below zero, where the lines of the score don't tell it. */
  cost?: (event: never) => ({ seat: number } & ScoreLine) | null;
}

/** Words of the rules that have a pictogram: the beginning of a word, as a pattern, and the pictogram shown after it. In `<game>/terms.ts`. */
export type Terms = Record<"en" | "ru", [string, string][]>;
/** The picture on the rules page, in `<game>/picture/index.ts`: drawn once, explained in both languages. */
export interface PictureModule {
  /** An `svg` that says nothing to a screen reader; `games/Drawing.svelte` draws its numbers. */
  Drawing: Component;
  /** `picture` says what is to be seen, `picture-1` to `picture-{count}` explain the numbers. */
  texts: Sources;
  count: number;
}
