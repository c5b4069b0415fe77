// Made of the server's types by `python -m kosmodrom.server.typescript client/src`: change them there.

import type { Board } from "../../protocol";

/** The table of Galaktiko; all seats and spectators see the same. */
export interface GalaktikoView {
  seat: number;
  question: "fly" | "load" | "off" | "over" | "start";
  turn: number | null;
  first: number;
  round: number;
  route: "green" | "pink" | "yellow";
  sectors: Sector[];
  seats: Seat[];
  upper: number;
  /** Cards left in the lower part of the deck, the end-of-shift card among them while it is there. */
  lower: number;
  end_of_shift: boolean;
  /** Full rounds to come after the current one; None before the end of shift. */
  rounds_left: number | null;
  discard: string[];
  /** Every kind of card in the game, in order, zeros too. */
  left: Left[];
  options: Record<string, string>;
}

/** A sector of the ring: its three stations a, b and c, the queue, and how many inspectors are on duty. */
export interface Sector {
  stations: Station[];
  /** The next to board first. */
  queue: string[];
  inspectors: number;
}

/** A station: its icon, whether it is on the route in play, and the seat whose bus stands there. */
export interface Station {
  icon: string;
  is_open: boolean;
  ship: number | null;
}

/** What everybody sees of a seat. */
export interface Seat {
  sector: number | null;
  station: string | null;
  hand: string[];
  scored: string[];
  /** Of the scored pile. */
  points: number;
  /** What those on board would cost now: 0 or less. */
  penalty: number;
  score: number;
  /** Turns taken. */
  turns: number;
}

/** How many cards of a kind are still in the deck. */
export interface Left {
  card: string;
  unseen: number;
}

/** What a move would bring. All of it is known before: the sector of arrival is dealt nothing. */
export interface Preview {
  move: string;
  /** Sectors entered, in order; the last is that of arrival. */
  path?: number[];
  /** Sectors that get a card, in order, if the end of the shift doesn't come before. */
  deals?: number[];
  /** Those on board who can leave at the station, as they have its icon; stowaways that pay there among them. */
  off?: string[];
  /** Stowaways that the inspector makes pay. */
  scored?: string[];
  inspector?: "discarded" | "returns" | "scores";
  /** Vortans that can leave in pairs. */
  pairs?: number;
  /** What is gained if all leave who bring points; of `off`, what this one brings. */
  points?: number;
  /** Who would board, in order; after a flight, if all leave who can. */
  boards?: string[];
  /** How many are on board afterwards. */
  hand?: number;
  /** What those would cost if the game ended then: 0 or less. */
  penalty?: number;
}

/** Something that happened; in this game everybody sees all of it. */
export interface EventView {
  kind:
    | "first"
    | "queued"
    | "set_aside"
    | "start"
    | "boards"
    | "flies"
    | "dealt"
    | "inspector"
    | "shift_ends"
    | "caught"
    | "inspector_leaves"
    | "inspector_returns"
    | "off"
    | "sneaks_off"
    | "forced_off"
    | "pair"
    | "excess"
    | "last_round"
    | "walks"
    | "end";
  /** Whom it concerns; -1: nobody in particular. */
  seat: number;
  card?: string;
  /** Where it happened; of a flight, where it began. */
  sector?: number;
  /** The station reached. */
  station?: string;
  /** The icon of that station. */
  icon?: string;
  points?: number;
  /** How many inspectors; or where one returns to: 0 the upper part of the deck, 1 the lower, 2 the discards. */
  count?: number;
}

/** What a seat or a spectator sees of the table. */
export type GameView = GalaktikoView;

/** What the moves that a seat may make would bring. */
export type GamePreview = Preview[];

/** Something that happened, as far as a seat or a spectator may know it. */
export type GameEvent = EventView;

/** The board of a table of this game. */
export type GameBoard = Board<GameView, GamePreview, GameEvent>;
