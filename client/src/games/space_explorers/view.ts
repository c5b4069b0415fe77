// Made of the server's types by `python -m kosmodrom.server.typescript client/src`: change them there.

import type { Board } from "../../protocol";

/** The table of Space Explorers as one seat (or a spectator) sees it. */
export interface ExplorersView {
  seat: number;
  modules: ("powers" | "leaders" | "crises" | "goals" | "talents" | "projects" | "directives")[];
  /** Whether abilities cost what they do with modules (SX-A10). */
  prices: boolean;
  question:
    | "act"
    | "claim"
    | "deck"
    | "dig"
    | "draw"
    | "endless"
    | "exchange"
    | "get"
    | "give"
    | "go_on"
    | "keep"
    | "lay"
    | "lend"
    | "order"
    | "over"
    | "pawn"
    | "pay"
    | "pile"
    | "place"
    | "recruit"
    | "renew"
    | "reveal"
    | "shift"
    | "side"
    | "stand"
    | "swap"
    | "take"
    | "talent"
    | "toll";
  /** The seats that are asked. */
  asked: number[];
  details: Asked;
  payment: PaymentView | null;
  /** Whose turn it is; none before the first one and when the game is over. */
  turn: number | null;
  first: number;
  round: number;
  /** What has set off the end: the round is finished. */
  ending: ("projects" | "cards" | "crises" | "passes")[];
  this_turn: Turn;
  /** All players; when one plays alone the second is the Rival. */
  seats: Seat[];
  /** Of the seat itself; a spectator has none. */
  own: Own | null;
  center: CenterCard[];
  /** The Center is filled up when it has fewer cards (SX-T4). */
  least: number;
  /** Cards in the deck of specialists, those under it included. */
  deck: number;
  /** Cards known to lie under it, in their order. */
  under: number[];
  leader_deck: number;
  under_leaders: number[];
  /** Cards that nobody has seen: in a deck or hidden in a hand. */
  unseen: number[];
  /** SX-W1 Faces in the pile of each power, by icon. */
  piles: number[][];
  /** Power tokens that are to be laid on cards of the Center, the next one first. */
  waiting: PowerToken[];
  /** Open to all, from the left. */
  projects:
    | ("1-soviet" | "1-american" | "2-soviet" | "2-american" | "3-soviet" | "3-american" | "4-soviet" | "4-american" | "5-soviet" | "5-american" | "6-soviet" | "6-american" | "7-soviet" | "7-american" | "8-soviet" | "8-american" | "9-soviet" | "9-american" | "10-soviet" | "10-american" | "11-a" | "11-b" | "12-a" | "12-b" | "13-a" | "13-b" | "14-a" | "14-b")[];
  /** Tiles in the box. */
  box: number[];
  crises: Crises | null;
  rival: RivalView | null;
  printed: Printed;
}

/** The details of the open question, as far as it has any. */
export interface Asked {
  /** How many are still to be given, got, kept, picked, drawn, laid or swapped. */
  left?: number;
  /** The specialist whose ability asks; 61 is the talent. */
  source?: number;
  /** The section that asks. */
  section?: number;
  /** Cards turned up (reveal). */
  cards?: number[];
  /** The power token to be laid, placed or moved. */
  token?: PowerToken;
  /** The tile whose side is chosen. */
  tile?: number;
  /** The project that is to be completed (toll). */
  project?:
    | "1-soviet"
    | "1-american"
    | "2-soviet"
    | "2-american"
    | "3-soviet"
    | "3-american"
    | "4-soviet"
    | "4-american"
    | "5-soviet"
    | "5-american"
    | "6-soviet"
    | "6-american"
    | "7-soviet"
    | "7-american"
    | "8-soviet"
    | "8-american"
    | "9-soviet"
    | "9-american"
    | "10-soviet"
    | "10-american"
    | "11-a"
    | "11-b"
    | "12-a"
    | "12-b"
    | "13-a"
    | "13-b"
    | "14-a"
    | "14-b";
  /** The division being ordered. */
  division?: "engineering" | "testing" | "science" | "construction" | "flight";
  /** The seat that a token was got from (swap). */
  other?: number;
  got?: "blue" | "green" | "yellow" | "red" | "purple" | "directive";
  /** What kind of recruit is to be named. */
  mode?: "any_colours" | "free" | "free_from_hand";
  /** The printed cost that a free recruit must have. */
  cost?: number;
}

/** A power token that lies open. */
export interface PowerToken {
  power: "ussr" | "usa" | "france" | "japan";
  icon: "blue" | "green" | "yellow" | "red" | "purple" | "any";
}

/** SX-P A payment under way. */
export interface PaymentView {
  card: number;
  division: "engineering" | "testing" | "science" | "construction" | "flight";
  /** Icons still open, by colour. */
  needs: number[];
  /** Icons of any colour still open. */
  any: number;
  /** Icons of any colour that cover whatever is left at the end. */
  wild: number;
  /** Icons to be covered yet: all needs, less the wild ones. */
  open: number;
  /** Tokens spent, by colour, then directives. */
  spent: number[];
  /** Tokens that may still count as any colour (20, T2). */
  changes: number;
  /** Tokens that will stay (22), if at least two are spent. */
  keeps: number;
  /** Icons of a returned card. */
  worth: number;
  /** Returned cards that give one icon more. */
  threes: number;
  /** Returned cards that give two icons more. */
  fours: number;
  /** Top givers of other hubs that may still be used (34). */
  borrows: number;
  /** Icons that the pawn's division can still give (T8). */
  icons: number;
  /** Hand cards returned so far. */
  put_down: number[];
  /** By USA 2: a directive adds an icon of any colour (SX-X6). */
  is_any_colours: boolean;
  /** Icons dropped from the bottom of the column (SX-P2). */
  dropped: number;
  /** The seat that gets the tokens spent (SX-P7); none if they lie on the crisis (SX-K9). */
  tokens_to: number | null;
  /** Specialists whose abilities made the payment easier; 61 is the talent. */
  helpers: number[];
}

/** What has happened this turn. */
export interface Turn {
  has_acted: boolean;
  /** A card was taken into hand (SX-K3, SX-Z3). */
  has_taken: boolean;
  /** A division got its third card (SX-K3). */
  has_third: boolean;
  has_project: boolean;
  recruited: number | null;
  /** Specialists whose ability was used; 61 is the talent. */
  used: number[];
  /** Specialists whose abilities work for the active seat now, used or not; 61 is the talent. */
  working: number[];
  lent: number[];
  /** Icons of any colour for a recruit (Japan 1). */
  wild: number;
  /** Skills bought for a project (19, T5). */
  extra: number;
}

/** A player's things, or the Rival's. */
export interface Seat {
  is_rival: boolean;
  /** The five divisions, each from the bottom up. */
  hub: HubCard[][];
  /** By colour. */
  skills: number[];
  /** Skills lying in each division (SX-P2). */
  discounts: number[];
  /** How many cards. */
  hand: number;
  /** Cards of the hand that everybody has seen. */
  known: number[];
  /** By colour, then directives. */
  tokens: number[];
  /** Tokens laid by the board (USSR 3); they are not among `tokens`. */
  endless: ("blue" | "green" | "yellow" | "red" | "purple")[];
  done:
    | ("1-soviet" | "1-american" | "2-soviet" | "2-american" | "3-soviet" | "3-american" | "4-soviet" | "4-american" | "5-soviet" | "5-american" | "6-soviet" | "6-american" | "7-soviet" | "7-american" | "8-soviet" | "8-american" | "9-soviet" | "9-american" | "10-soviet" | "10-american" | "11-a" | "11-b" | "12-a" | "12-b" | "13-a" | "13-b" | "14-a" | "14-b")[];
  /** Projects that only this seat can complete. */
  own:
    | ("1-soviet" | "1-american" | "2-soviet" | "2-american" | "3-soviet" | "3-american" | "4-soviet" | "4-american" | "5-soviet" | "5-american" | "6-soviet" | "6-american" | "7-soviet" | "7-american" | "8-soviet" | "8-american" | "9-soviet" | "9-american" | "10-soviet" | "10-american" | "11-a" | "11-b" | "12-a" | "12-b" | "13-a" | "13-b" | "14-a" | "14-b")[];
  board: PowerBoard | null;
  goals: Goal[];
  /** None before talents are shown, and without the module. */
  talent: number | null;
  /** Whether the seat has kept a talent. */
  has_chosen: boolean;
  /** The card on which the talent's pawn stands (T6, T7). */
  pawn: number | null;
  /** The division where it stands (T8). */
  pawn_division: "engineering" | "testing" | "science" | "construction" | "flight" | null;
  points: Points;
  /** Of the leaders in the hub. */
  obligations: Obligation[];
  /** With the open projects and its own ones. */
  progress: Progress[];
}

/** A card of a hub. */
export interface HubCard {
  card: number;
  /** Recruited this turn: its ability waits (SX-A1). */
  is_new?: boolean;
  /** Its ability works for whoever's turn it is, if the hub or a section lends it to him (SX-A1, SX-K). */
  is_working?: boolean;
  /** Its ability was used this turn (SX-A2). */
  is_used?: boolean;
  has_pawn?: boolean;
  /** Why its ability does not work for the one who has it (SX-A1, SX-K5, SX-K14); none if it does, or has none. */
  silent?: "covered" | "crisis" | "new";
}

/** SX-W7 A seat's power board. */
export interface PowerBoard {
  power: "ussr" | "usa" | "france" | "japan";
  sections: Section[];
  /** Own tokens gained so far, up to four: the first three went to the sections, the fourth to cooperation. */
  gained: number;
  cooperation: number;
  /** Tokens of USSR, USA, France, Japan. */
  international: number[];
}

/** A section of a power board. */
export interface Section {
  /** The face of its token; none if it has no token. */
  icon?: "blue" | "green" | "yellow" | "red" | "purple" | "any";
  /** The token is in the cell, not in the niche. */
  is_used?: boolean;
}

/** A goal over a division. */
export interface Goal {
  goal: number;
  division: "engineering" | "testing" | "science" | "construction" | "flight";
  is_met?: boolean;
  /** How much of what it counts there is. */
  have?: number;
  /** How much it asks for. */
  of?: number;
}

/** Points as they would be counted now (SX-E2), by source. */
export interface Points {
  specialists: number;
  asterisks: number;
  projects: number;
  new_projects: number;
  obligations: number;
  researchers: number;
  goals: number;
  powers: number;
  total: number;
}

/** SX-L5 The obligation of a leader, as a seat meets it now. */
export interface Obligation {
  card: number;
  have?: number;
  of?: number;
  is_met?: boolean;
}

/** SX-T5 How far a hub is with a project that it may complete. */
export interface Progress {
  project:
    | "1-soviet"
    | "1-american"
    | "2-soviet"
    | "2-american"
    | "3-soviet"
    | "3-american"
    | "4-soviet"
    | "4-american"
    | "5-soviet"
    | "5-american"
    | "6-soviet"
    | "6-american"
    | "7-soviet"
    | "7-american"
    | "8-soviet"
    | "8-american"
    | "9-soviet"
    | "9-american"
    | "10-soviet"
    | "10-american"
    | "11-a"
    | "11-b"
    | "12-a"
    | "12-b"
    | "13-a"
    | "13-b"
    | "14-a"
    | "14-b";
  /** Skills that count for it, at most as many as it asks for. */
  have?: number;
  /** Skills that it asks for, with what a crisis adds (SX-K10) and less what an own one needs not (SX-W14). */
  of?: number;
  /** By colour; empty if none of a colour is. */
  missing?: number[];
  /** Besides, of any colour that it names (SX-K10). */
  more?: number;
  /** So many need not be there (SX-W14). */
  less?: number;
  /** What it would bring now (SX-J2). */
  points?: number;
}

/** What only the seat itself sees. */
export interface Own {
  hand: number[];
  /** The talents to choose from. */
  offered: number[];
  /** The talent kept, shown or not. */
  talent: number | null;
  /** What the cards of the Center and of the hand would take. */
  offers: Offer[];
}

/** A card of the Center or of the own hand, and where it could go. */
export interface Offer {
  card: number;
  places?: Place[];
  obligation?: Obligation;
}

/** SX-P1 What recruiting a card into a division would take now. */
export interface Place {
  division: "engineering" | "testing" | "science" | "construction" | "flight";
  /** Icons dropped from the bottom of the column (SX-P2). */
  dropped?: number;
  /** Icons that nothing covers by itself, by colour. */
  needs?: number[];
  /** And of any colour. */
  any?: number;
  /** Icons of any colour that cover some of these by themselves. */
  wild?: number;
  /** Icons that all tokens and hand cards together leave open; 0: it can be paid. */
  short?: number;
}

/** A card of the Center. */
export interface CenterCard {
  card: number;
  token?: PowerToken;
  /** The seat whose pawn stands on it (T7). */
  reserved?: number;
}

/** SX-K The crises. */
export interface Crises {
  current: CrisisView | null;
  coming: CrisisView | null;
  /** How many are over; the sixth ends the game. */
  discarded: number;
  /** Those that nobody has seen, in the game or not. */
  unseen: ("E1" | "E2" | "E3" | "E4" | "E5" | "L1" | "L2" | "L3" | "L4" | "L5")[];
}

/** An open crisis. */
export interface CrisisView {
  crisis: "E1" | "E2" | "E3" | "E4" | "E5" | "L1" | "L2" | "L3" | "L4" | "L5";
  /** How often the marker moves in all, with so many players. */
  steps: number;
  /** How often it still has to move. */
  left: number;
  card_under?: number;
  /** Tokens on it, by colour, then directives. */
  frozen?: number[];
}

/** SX-Z The Rival's row; its things are the second of `seats`. */
export interface RivalView {
  level: number;
  look: number;
  /** The place of the development marker, from 0. */
  marker: number;
  track: number;
  /** Steps of the track at which something happens. */
  steps: number[];
  has_bonus: boolean;
  lead: number;
  rank: string;
}

/** All that is printed; parts of modules that are not in play are left empty. */
export interface Printed {
  cards: Card[];
  projects: ProjectSide[];
  powers: PowerPrinted[];
  /** How many power tokens of a pile show each icon: five colours, any. */
  faces: number[];
  crises: CrisisPrinted[];
  goals: GoalPrinted[];
  talents: TalentPrinted[];
  /** Points for one to five researchers together. */
  researchers: number[];
  level: Level | null;
  /** Steps of the Rival's track and what happens there. */
  track: [number, string][];
  ranks: [string, number][];
}

/** A specialist or a leader. */
export interface Card {
  number: number;
  /** specialist, military, politician or researcher. */
  kind: string;
  /** From top to bottom: a discount drops the last ones first. */
  cost: ("blue" | "green" | "yellow" | "red" | "purple")[];
  points?: number;
  has_asterisk?: boolean;
  division?: "engineering" | "testing" | "science" | "construction" | "flight";
  /** Of a specialist. */
  skills?: ("blue" | "green" | "yellow" | "red" | "purple")[];
  /** A leader's skills take the colour of his division. */
  skill_count?: number;
  ability?: Words;
  obligation?: Words;
  /** Points if the obligation is met. */
  met?: number;
  /** Points lost if not. */
  missed?: number;
}

/**
 * An ability, a condition, a score or an effect: its words in the content file, and the numbers and names in them.
 *
 * `icons green green` has the kind `icons` and two colours; `tokens 2 or 3 -> skill` the kind `buy skill`, amount 2,
 * more 3. The kinds are those of `parts.vocabulary`.
 */
export interface Words {
  words: string;
  kind: string;
  amount?: number;
  more?: number;
  colours?: ("blue" | "green" | "yellow" | "red" | "purple")[];
}

/** A side of a project tile. */
export interface ProjectSide {
  project:
    | "1-soviet"
    | "1-american"
    | "2-soviet"
    | "2-american"
    | "3-soviet"
    | "3-american"
    | "4-soviet"
    | "4-american"
    | "5-soviet"
    | "5-american"
    | "6-soviet"
    | "6-american"
    | "7-soviet"
    | "7-american"
    | "8-soviet"
    | "8-american"
    | "9-soviet"
    | "9-american"
    | "10-soviet"
    | "10-american"
    | "11-a"
    | "11-b"
    | "12-a"
    | "12-b"
    | "13-a"
    | "13-b"
    | "14-a"
    | "14-b";
  tile: number;
  en: string;
  ru: string;
  year: number;
  /** By colour. */
  needs: number[];
  /** What it brings; of a new one, what the Rival counts. */
  points: number;
  /** What a new one brings at the end. */
  score?: Words;
}

/** A power board. */
export interface PowerPrinted {
  power: "ussr" | "usa" | "france" | "japan";
  sections: Words[];
  cooperation: Words;
  /** Points for sets of one to four. */
  sets: number[];
}

/** A crisis. */
export interface CrisisPrinted {
  crisis: "E1" | "E2" | "E3" | "E4" | "E5" | "L1" | "L2" | "L3" | "L4" | "L5";
  is_late: boolean;
  effect: Words;
  /** With 2, 3 and 4 players. */
  steps: number[];
}

/** A goal. */
export interface GoalPrinted {
  goal: number;
  condition: Words;
}

/** A talent. */
export interface TalentPrinted {
  talent: number;
  effect: Words;
}

/** SX-Z6 A level of the Rival. */
export interface Level {
  level: number;
  look: number;
  head_start: number;
  asterisk: number;
  bonus: number;
  leader: number;
  goal: number;
  power_token: number;
  talents: number;
}

/** All legal moves of a seat. */
export interface ExplorersPreview {
  moves: MovePreview[];
}

/** What one move would bring. */
export interface MovePreview {
  move: string;
  /** Of a recruit that is named, or of the rest of a payment. */
  price?: Price;
  /** Of a recruit that is named: something is open yet, and paid for step by step. */
  pays?: boolean;
  /** Points in sight that it adds, by today's count. */
  points?: number;
  /** Projects that the hub could complete then. */
  projects?: string[];
  /** Goals that it would meet. */
  goals?: number[];
  /** Icons that a step of a payment covers. */
  covers?: number;
}

/** What paying the rest in the usual way would take (SX-P9). */
export interface Price {
  /** By colour, then directives; those that 22 keeps are not among them. */
  tokens: number[];
  /** Hand cards put into the Center. */
  cards: number[];
}

/** Something that happened. */
export interface EventView {
  kind:
    | "modules"
    | "first"
    | "power"
    | "chose"
    | "talent"
    | "stands"
    | "turn"
    | "took"
    | "drew"
    | "drew_open"
    | "passed"
    | "recruits"
    | "spent"
    | "doubled"
    | "returned"
    | "borrowed"
    | "icon"
    | "kept"
    | "tokens"
    | "froze"
    | "recruited"
    | "came"
    | "joined"
    | "used"
    | "raised"
    | "turned_up"
    | "picked"
    | "swapped"
    | "bought"
    | "project"
    | "gained"
    | "niche"
    | "cooperates"
    | "foreign"
    | "marked"
    | "moved"
    | "shuffled"
    | "section"
    | "refreshed"
    | "laid"
    | "ordered"
    | "named"
    | "went_under"
    | "lent"
    | "took_back"
    | "tile"
    | "own"
    | "crisis"
    | "coming"
    | "step"
    | "crisis_over"
    | "under_crisis"
    | "claimed"
    | "goal"
    | "pawn"
    | "ending"
    | "over"
    | "rival"
    | "rival_token"
    | "rival_project"
    | "rival_march"
    | "rival_track"
    | "rival_bonus"
    | "rival_power"
    | "lies"
    | "aims"
    | "keeps_to"
    | "breaks"
    | "brings";
  /** Whom it concerns; -1: nobody in particular. */
  seat: number;
  /** Left out if the reader doesn't see it. */
  card?: number;
  division?: string;
  /** Where the card came from once: specialists or leaders. */
  deck?: string;
  /** A colour, or a directive. */
  token?: string;
  /** The token got for it. */
  got?: string;
  colour?: string;
  amount?: number;
  /** The other seat; 1 is the Rival of one who plays alone. */
  other?: number;
  power?: string;
  /** A colour, or any. */
  icon?: string;
  section?: number;
  project?: string;
  tile?: number;
  crisis?: string;
  /** Steps left of the crisis. */
  left?: number;
  goal?: number;
  talent?: number;
  round?: number;
  cause?: string;
  /** A bit each: powers, leaders, crises, goals, talents, projects, directives. */
  modules?: number;
  place?: number;
  step?: number;
  points?: number;
}

/** What a seat or a spectator sees of the table. */
export type GameView = ExplorersView;

/** What the moves that a seat may make would bring. */
export type GamePreview = ExplorersPreview;

/** Something that happened, as far as a seat or a spectator may know it. */
export type GameEvent = EventView;

/** The board of a table of this game. */
export type GameBoard = Board<GameView, GamePreview, GameEvent>;
