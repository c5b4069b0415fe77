// Made of the server's types by `python -m kosmodrom.server.typescript client/src`: change them there.

import type { Board } from "../../protocol";

/** The table of Kosmopolis as one seat (or a spectator) sees it. */
export interface KosmopolisView {
  seat: number;
  round: number;
  question: string;
  turn: number | null;
  first: number;
  step: number;
  /** Turns left in the last lap; None before it. */
  last_turns: number | null;
  capital: Colour[];
  laid: Laid[];
  modifiers: number;
  deck: number;
  discard: string[];
  stock: number;
  seats: Seat[];
  own: Own | null;
}

/** A colour of the capital: its cards, their points, and the limit as far as the viewer knows it. */
export interface Colour {
  colour: string;
  cards: string[];
  points: number;
  limit: number;
  /** How many modifiers lie here whose value the viewer doesn't know. */
  unknown: number;
}

/** A modifier at a colour; its value only for those who know it. */
export interface Laid {
  colour: string;
  seat: number;
  value: number | null;
}

/** What everybody sees of a seat. */
export interface Seat {
  city: string[][];
  totals: number[];
  bonus: string[];
  gold: number;
  score: number;
  hand: number;
  pack: number;
  choosing: boolean;
}

/** What only the seat itself sees: hand, pack, and the cards it passed on that are not yet played. */
export interface Own {
  hand: string[];
  pack: string[];
  owes: number;
  /** The value of the modifier it looks at. */
  held: number | null;
  /** Passed in the second step: the left neighbour has them. */
  passed_last: string[];
  /** Passed in the first step: with the left neighbour or the seat after him. */
  passed_first: string[];
}

/** What a move would bring, as far as the seat can know before it is made. */
export interface Preview {
  move: string;
  colour?: string;
  /** The seat's city total of the colour afterwards. */
  total?: number;
  /** The limit of the colour afterwards, as far as known. */
  limit?: number;
  /** What the capital's action gives: card, gold, modifier, take, or nothing. */
  brings?: string;
  /** The card that comes into the city. */
  takes?: string;
  /** Gold spent. */
  gold?: number;
  /** Points lost with the colours not saved. */
  loses?: number;
}

/** Something that happened, without what the reader may not know. */
export interface EventView {
  kind:
    | "first"
    | "seed"
    | "deal"
    | "kept"
    | "passed"
    | "to_city"
    | "to_capital"
    | "drawn"
    | "deck_empty"
    | "gold"
    | "gold_empty"
    | "looked"
    | "no_modifier"
    | "laid"
    | "taken"
    | "nothing_to_take"
    | "last_lap"
    | "left_over"
    | "revealed"
    | "limit"
    | "paid"
    | "lost"
    | "bonus"
    | "next_first"
    | "end"
    | "safe";
  /** Whom it concerns; -1: nobody in particular. */
  seat: number;
  card?: string;
  colour?: string;
  /** Of a modifier. */
  value?: number;
  /** A city's points of the colour. */
  total?: number;
  limit?: number;
  /** Gold taken or paid. */
  gold?: number;
  round?: number;
  /** How many cards were dealt to each. */
  cards?: number;
}

/** What a seat or a spectator sees of the table. */
export type GameView = KosmopolisView;

/** What the moves that a seat may make would bring. */
export type GamePreview = Preview[];

/** Something that happened, as far as a seat or a spectator may know it. */
export type GameEvent = EventView;

/** The board of a table of this game. */
export type GameBoard = Board<GameView, GamePreview, GameEvent>;
