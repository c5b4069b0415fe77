// Made of the server's types by `python -m kosmodrom.server.typescript client/src`: change them there.

import type { Board } from "../../protocol";

/** The table of Space Bureau as one seat (or a spectator) sees it. */
export interface SpaceBureauView {
  seat: number;
  question: "ability" | "act" | "flip" | "fly" | "gain" | "over" | "place" | "side" | "take";
  turn: number | null;
  first: number;
  round: number;
  rounds: number;
  is_last_round: boolean;
  seats: Seat[];
  /** Open hexes, in the order in which they were laid. */
  spaces: Space[];
  /** Hexes that can still be explored. */
  stack: number;
  /** Open hexes with a wormhole, linked with each other. */
  wormholes: number[];
  /** Unexplored places beside open hexes, as [q, r]. */
  places: [number, number][];
  rooms: Room[];
  /** The room after the last one. */
  loop: number;
  /** The cells of the ships' sides in play, or of all while one is chosen: a1 to f1, a2 to f2 and so on. */
  sides: Record<string, Action[][]>;
  /** Ship connectors of these sides, each a cell and a side of it, such as `a1s`. */
  entries: Record<string, string[]>;
  /** None if the game is played without. */
  abilities: Ability[];
  queue: string[];
  /** How many tiles the bag holds. */
  bag: number;
  /** Tiles known to be in the bag, since they were exchanged. */
  returned: string[];
  /** Where this turn's tile lies. */
  cell: string | null;
  /** Lists of actions that are open; the cell's first, the one asked last. */
  checklists: Checklist[];
  flight: Flight | null;
  /** Rooms still to be entered on the bureau track, while something is asked on the way. */
  steps: number;
  /** The rank of a lone captain by today's score. */
  rank: string | null;
}

/** A captain's things. */
export interface Seat {
  /** Not yet chosen: none. */
  side: string | null;
  ability: number | null;
  fuel: number;
  /** Orange, blue, purple. */
  samples: number[];
  capacity: number;
  /** Slots with neither fuel nor a sample. */
  free: number;
  credits: number;
  /** Sets of three differently coloured samples. */
  sets: number;
  /** Credits, and 6 a set. */
  score: number;
  level: number;
  room: number;
  /** All five, placed or not. */
  offices: Office[];
  /** Where the ship is. */
  hex: number;
  reserve: string[];
  tiles: Tile[];
  /** Agents on the ship that could still be landed: orange, blue, purple. */
  landable: number[];
  /** Turns that are over. */
  turns: number;
  /** Ability 1: rows 1 to 4 and columns a to f that are used up. */
  lines: string[];
}

/** One of a captain's five offices. */
export interface Office {
  /** A colour, or any. */
  office: string;
  /** The credits that it brings. */
  value: number;
  /** Where it stands; still on the ship if it is left out. */
  hex?: number;
}

/** A tile on a ship. */
export interface Tile {
  cell: string;
  agent: string;
  /** The sides with connectors, such as `ns`. */
  sides: string;
  /** A landed agent, or an inspector turned over. */
  is_flipped?: boolean;
}

/** An open hex. */
export interface Space {
  hex: number;
  q: number;
  r: number;
  planet?: string;
  has_megamall?: boolean;
  has_wormhole?: boolean;
  /** What whoever explored it could gain. */
  bonus?: Action[];
  /** The office that stands here, of the captain `office_of`. */
  office?: string;
  office_of?: number;
  /** An agent was landed here this turn: no second one may be. */
  is_landed?: boolean;
}

/** One line of a cell, of an exploration bonus, of a room or of an ability. */
export interface Action {
  /** One, or two joined by "or". */
  effects: Effect[];
  /** How often it is printed. */
  times?: number;
  /** A special action is repeated for each level or office. */
  per?: "level" | "office";
  pay?: "fuel" | "sample";
  /** Fuel or samples to pay each time. */
  cost?: number;
}

/** One pictogram. */
export interface Effect {
  kind:
    | "bureau"
    | "credits"
    | "fill"
    | "flight"
    | "fuel"
    | "office"
    | "sample"
    | "sample_any"
    | "sample_here"
    | "storage";
  /** Of fuel, bureau steps or credits. */
  amount?: number;
  /** Of a given sample. */
  colour?: string;
}

/** A room of the bureau track. */
export interface Room {
  level?: number;
  bonus?: Action[];
}

/** A captain ability. */
export interface Ability {
  number: number;
  bonus: Action[];
  is_hard?: boolean;
}

/** A list of actions that is open. */
export interface Checklist {
  of: "cell" | "exploration" | "ability" | "room";
  items: Item[];
  cell?: string;
  hex?: number;
  room?: number;
  ability?: number;
  /** It is this one that the question is about. */
  is_asked?: boolean;
  /** A sample was paid: what it was paid for has to be chosen now. */
  is_paid?: boolean;
}

/** A line of a checklist. */
export interface Item {
  action: Action;
  /** Open: something of it can be done now. Impossible: left, but not now. */
  standing: "done" | "impossible" | "open";
  choices: Choice[];
  /** How often it was done. */
  done?: number;
  /** How often it may be done in all, by today's level or offices. */
  allowed?: number;
}

/** One effect of an action of an open list. */
export interface Choice {
  slot: string;
  /** The legal moves that carry it out; none if it can't be done, or isn't asked now. */
  moves?: string[];
  /** The rule against it now. */
  why?: string;
}

/** A flight under way. */
export interface Flight {
  /** If not, the first step has to be made. */
  has_left: boolean;
  /** The hexes that jumps have led to since it last spent fuel: no other jump leads there before it spends some. */
  jumped: number[];
}

/** What a seat's moves would bring, and where its ship could go. */
export interface SpaceBureauPreview {
  /** One for each legal move, in order. */
  moves: MovePreview[];
  /** Where a flight could lead: while flying, or while one can be begun. */
  reach: Reach[];
  /** The move that has to begin the flight of `reach`. */
  begins: string | null;
  /** Credits that a landing would bring where the ship is; 0 if none is possible. */
  landing: number;
  /** Offices that could be opened where the ship is. */
  offices: Office[];
  /** Moves that carry out, in this order, all of the list that is asked and needs no decision. */
  routine: string[];
}

/** What a move would bring at once. */
export interface MovePreview {
  move: string;
  /** By how much the fuel changes. */
  fuel?: number;
  credits?: number;
  /** Fuel that would find no room. */
  lost?: number;
  /** Placing: for each action of the cell how often it could be done as things stand; 0 if it can't be. */
  counts?: number[];
  /** Placing: how often the captain's ability would be triggered. */
  triggers?: number;
  /** Placing: empty cells that some tile could enter afterwards. */
  open_cells?: number;
  /** Bureau steps: the rooms on the way. */
  rooms?: number[];
  /** Bureau steps: the level reached. */
  level?: number;
}

/** A place that a flight could reach. */
export interface Reach {
  q: number;
  r: number;
  /** All the fuel that it takes. */
  fuel: number;
  /** The steps, without the move that begins the flight. */
  moves: string[];
  /** Unexplored if it is left out. */
  hex?: number;
  /** Credits that a landing there would bring; 0 if none is possible. */
  landing?: number;
  /** Offices that could be opened there. */
  offices?: Office[];
}

/** Something that happened. */
export interface EventView {
  kind:
    | "first"
    | "side"
    | "ability"
    | "turn"
    | "placed"
    | "skipped"
    | "triggered"
    | "fuel"
    | "credits"
    | "sample"
    | "storage"
    | "paid_fuel"
    | "paid_sample"
    | "office"
    | "took_off"
    | "flew"
    | "jumped"
    | "explored"
    | "landed"
    | "ended"
    | "room"
    | "level"
    | "flipped"
    | "taken"
    | "queued"
    | "exchanged"
    | "last_round"
    | "end"
    | "rank";
  /** Whom it concerns; -1: nobody in particular. */
  seat: number;
  side?: string;
  ability?: number;
  /** How often an ability was triggered. */
  times?: number;
  round?: number;
  /** A turned tile that was placed; else a kind, or the type that was exchanged. */
  tile?: string;
  cell?: string;
  /** Where the ship is now. */
  hex?: number;
  /** The hex that it came from. */
  start?: number;
  q?: number;
  r?: number;
  colour?: string;
  office?: string;
  /** Gained; paid or spent for a step; lost to make room for a sample. */
  fuel?: number;
  /** Fuel that found no room. */
  lost?: number;
  credits?: number;
  /** Where fuel, credits or a sample came from: cell, exploration, ability, room. */
  source?: string;
  capacity?: number;
  room?: number;
  level?: number;
  rank?: string;
}

/** What a seat or a spectator sees of the table. */
export type GameView = SpaceBureauView;

/** What the moves that a seat may make would bring. */
export type GamePreview = SpaceBureauPreview;

/** Something that happened, as far as a seat or a spectator may know it. */
export type GameEvent = EventView;

/** The board of a table of this game. */
export type GameBoard = Board<GameView, GamePreview, GameEvent>;
