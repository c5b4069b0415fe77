// Made of the server's types by `python -m kosmodrom.server.typescript client/src`: change them there.

/** The version of these messages; the server names its own in `Welcome`. */
export const PROTOCOL = 1;

/** Take an open seat, the first if none is named. */
export interface Sit {
  type: "sit";
  seat?: number | null;
  nonce?: string;
}

/** Mix a number of one's own into the table's chance, before the deal. */
export interface Mix {
  type: "mix";
  nonce: string;
}

/** Get up, before the game starts. */
export interface Leave {
  type: "leave";
}

/** Host: open a seat that a bot or another person has. */
export interface Remove {
  type: "remove";
  seat: number;
}

/** Host: give an open seat to a bot, or change a bot's level. */
export interface SeatBot {
  type: "seat_bot";
  seat: number;
  level: string;
}

/** Host: change the settings. */
export interface Configure {
  type: "configure";
  settings: Settings;
}

/** What the host sets until the game starts. */
export interface Settings {
  seats: number;
  options: Record<string, string>;
  title: string;
  /** Whether the table is listed, and anybody may sit down at it or watch. */
  is_public: boolean;
  /** Whether people may ask a bot for advice though they play against people. */
  hints: boolean;
  pace: Pace;
  /** The bot that takes the seat of a person who is away. */
  stand_in: string;
}

/**
 * How long a table waits for a person before a bot takes the seat; they can always come back.
 *
 * `wait`: for ever. `live`: each has `seconds` for the whole game and `increment` more after each turn. `days`: so
 * many `days` for each decision. `away`: `seconds` after they have left the page.
 */
export interface Pace {
  kind: "away" | "days" | "live" | "wait";
  seconds: number;
  increment: number;
  days: number;
}

/** Host: make the person of another seat the host. */
export interface HandOver {
  type: "hand_over";
  seat: number;
}

/** Host: deal. `fill` gives all open seats to bots of a level. */
export interface Start {
  type: "start";
  fill?: string | null;
  nonce?: string;
}

/** Answer a question with one or several moves: all are made or none. */
export interface Play {
  type: "play";
  question: number;
  moves: string[];
}

/** Take back one's last decision. */
export interface Undo {
  type: "undo";
}

/** Ask all people at the table for an undo of one's last decision, for a pause, or to close the game. */
export interface Propose {
  type: "propose";
  what: "close" | "pause" | "undo";
}

/** Answer what was proposed. */
export interface Vote {
  type: "vote";
  agrees: boolean;
}

/** End the pause. */
export interface Resume {
  type: "resume";
}

/** Give up. */
export interface Resign {
  type: "resign";
}

/** Take one's seat back from the bot that stands in. */
export interface ComeBack {
  type: "come_back";
}

/** Host: let a bot play the seat of a person who is away, until they are back. */
export interface StandIn {
  type: "stand_in";
  seat: number;
}

/** Write a line of chat. */
export interface Say {
  type: "say";
  text: string;
}

/** Host: silence a seat's chat, or let it speak again. */
export interface Mute {
  type: "mute";
  seat: number;
  is_muted?: boolean;
}

/** Host: close the table. A game of others too is closed by all, or when the others have long been away. */
export interface Close {
  type: "close";
}

/** Carry out a command. */
export interface Do {
  type: "do";
  id: string;
  command: AnyCommand;
}

/** Send the board again, with the lines of the log after a number; 0: whole. */
export interface Look {
  type: "look";
  after?: number;
}

/** What would a strong bot do? */
export interface AskHint {
  type: "ask_hint";
  id: string;
}

/** Why can't I make this move now? Changes nothing. */
export interface AskWhy {
  type: "ask_why";
  id: string;
  move: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** Which seat a person would like (the first open one if none), and their share in the table's chance. */
export interface Acceptance {
  id: string;
  seat?: number | null;
  nonce?: string;
}

/** What a person changes about themselves; an empty `webhook` takes the former one away. */
export interface Change {
  name?: string | null;
  language?: "en" | "ru" | null;
  webhook?: string | null;
}

/** Who somebody would like to be. */
export interface NewMe {
  name: string;
  language?: "en" | "ru";
}

/** Whom to block: the person on a seat of a table. */
export interface NewBlock {
  table: string;
  seat: number;
}

/** The key of a personal link; `replace`: also where the browser is known as somebody else, whom it forgets then. */
export interface Claim {
  key: string;
  replace?: boolean;
}

/** The key of a personal link. */
export interface LinkKey {
  key: string;
}

/** What ends when somebody signs out everywhere else: devices and the personal link, and `tokens` if wanted. */
export interface Elsewhere {
  tokens?: boolean;
}

/** What a token is for, in the person's own words. */
export interface NewToken {
  label?: string;
}

/** A record, and the seat to look from; -1: nobody's. */
export interface Uploaded {
  record: GameRecord;
  seat?: number;
}

/** A game, over or not. A step is a seat and a move's notation, or `undo 2`: the last two moves were taken back. */
export interface GameRecord {
  format: number;
  game: string;
  version: string;
  content: string;
  seats: number;
  options: Record<string, string>;
  chance: Chance;
  names: string[];
  steps: [number, string][];
  /** The fingerprint of the last position, once the game is over or given up. */
  final?: string;
  scores?: number[];
  /** What was shown of the secret before the deal, where a table showed it. */
  commitment?: string;
}

/** Where the chance of a game came from: a seed for the fast generator, or a table's secret and players' nonces. */
export interface Chance {
  kind: "fast" | "hmac";
  seed?: number;
  /** In hexadecimal; hidden until the game is over. */
  secret?: string;
  nonces?: string[];
}

/** The key of a link for a seat. */
export interface SeatKey {
  key: string;
}

/** The key of a link for a seat, to take it. */
export interface Taking {
  id: string;
  key: string;
}

/** A table to be. `seats` says of each seat: `me` (one of them), `open`, or the level of a bot. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  /** The hash of a content pack; empty: what the game comes with. */
  content?: string;
  title?: string;
  is_public?: boolean;
  hints?: boolean;
  pace?: Pace;
  stand_in?: string;
}

/** What would a strong bot do? The answer has the same id. */
export interface HintFor {
  id: string;
}

/** What a person writes down for themselves at a table; nobody else ever sees it. */
export interface Note {
  text: string;
}

/** A table as one reader sees it, whole. `view`, `preview` and moves are the game's own. */
export interface Board<View = unknown, Preview = unknown, Event = unknown> {
  type: "board";
  table: string;
  seq: number;
  game: string;
  version: string;
  /** What the content pack is called that is played with; empty: the game is as it comes. */
  pack: string;
  status: Status;
  settings: Settings;
  seats: SeatView[];
  /** Your seat; -1 if you have none. */
  you: number;
  /** The seat that was yours until somebody else took it over; -1 if you have lost none. */
  lost: number;
  is_host: boolean;
  chance: ChanceView;
  /** How many people without a seat look on just now. */
  watchers: number;
  is_paused: boolean;
  proposal: ProposalView | null;
  /** How many moves have been made. */
  step: number;
  /** How many had been made when you last decided: what came after is news to you. `step` if you have no seat. */
  since: number;
  /** The number to answer with; 0 if you are asked nothing. */
  question: number;
  /** What you are asked or whom all wait for, in words. */
  ask: string;
  view: View | null;
  moves: MoveView[];
  preview: Preview | null;
  /** How many moves your undo takes back; 0 if you can't alone. */
  undo: number;
  can_propose_undo: boolean;
  can_hint: boolean;
  lines: Line<Event>[];
  /**
   * The lines are all there are after this number; 0: they take the place of all you have, and may be a tail.
   *
   * It is 0 too if more has happened since than one board tells.
   */
  lines_after: number;
  ending: Ending | null;
  previous: string | null;
  rematch: string | null;
  deal: DealView | null;
  /** What a lone player has reached, in words, once it is over; else empty. */
  rank: string;
  /** What a lone player's next rank is and how many points are missing, in words; empty above the highest. */
  next_rank: string;
}

/** From the first seat taken to the last word. */
export type Status =
  | "gathering"
  | "playing"
  | "over"
  /** Closed by its host or expired before its game was over. */
  | "closed"
  /** Nothing can be played, for one of the reasons of `Aside`. */
  | "aside";

/** A seat as all see it. Times are in milliseconds: `left` on a clock that stands, `deadline` since 1970. */
export interface SeatView {
  kind: "bot" | "open" | "person";
  /** Of an open seat that is kept for somebody: theirs. */
  name: string;
  level?: string;
  /** Which of the bots it is. */
  bot?: string;
  /** The seat whose animal and colour it has; none: its own. */
  patch?: number;
  is_you?: boolean;
  is_host?: boolean;
  is_turn?: boolean;
  is_present?: boolean;
  is_stood_in?: boolean;
  is_resigned?: boolean;
  is_muted?: boolean;
  is_kept_for_you?: boolean;
  is_kept?: boolean;
  left?: number;
  deadline?: number;
}

/**
 * The table's verifiable chance: the commitment at once, the secret and nonces when all is over.
 *
 * Of a daily deal the secret is shown to nobody before the moment `shown`, when nobody plays it any more.
 */
export interface ChanceView {
  commitment: string;
  secret?: string;
  nonces?: string[];
  shown?: number;
}

/** What people vote on. `you_owe`: your answer is missing. */
export interface ProposalView {
  seat: number;
  what: "close" | "pause" | "undo";
  count: number;
  agreed: number[];
  you_owe: boolean;
}

/** A legal move: its notation, to be sent back, and what it is in words. */
export interface MoveView {
  move: string;
  words: string;
  /** Once made, nobody takes it back alone: it draws or reveals something. */
  is_final?: boolean;
}

/** A line of the log. Lines of one number belong together; `step` is there for what a move brought about. */
export interface Line<Event = unknown> {
  seq: number;
  at: number;
  kind: "chat" | "event" | "table";
  text: string;
  seat?: number;
  step?: number;
  /** The id of the rule that an event of the game follows from. */
  rule?: string;
  /** An event of the game, as far as the reader may know it: the game's own. */
  event?: Event;
}

/**
 * Results by seat, places and the seats that won.
 *
 * Nobody wins if a lone player lost, or if a bot finished for every seat that could have won.
 *
 * Whose seat a bot finished (`stood_in`) comes after all who played to the end, and before those who resigned.
 */
export interface Ending {
  why: "played" | "resigned";
  results: Result[];
  places: number[];
  winners: number[];
  resigned: number[];
  stood_in: number[];
}

/** A seat's result: total, the lines it adds up from, the tie-breakers in order, its place (1 is first). */
export interface Result {
  score: number;
  lines: ScoreLine[];
  tiebreak: number[];
  place: number;
}

/** A line of a score: the id of its text, and the points. */
export interface ScoreLine {
  text: string;
  points: number;
}

/** The daily deal that a table plays: its day, and whether it is the try that counts, until when. */
export interface DealView {
  day: string;
  is_rated: boolean;
  closes: number;
}

/** The socket is open; a board follows. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  release: string;
}

/** The command is carried out, stored for good under a number. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/**
 * The command is not carried out, and nothing has changed: the rule or reason, and words for the person.
 *
 * With `stale` comes a board, as the question was not the one that is open.
 */
export interface Refusal<View = unknown, Preview = unknown, Event = unknown> {
  type: "refusal";
  id: string;
  reason: string;
  words: string;
  board: Board<View, Preview, Event> | null;
}

/** Whether the command was carried out is not known yet: send it again, with the same id, after some seconds. */
export interface Busy {
  type: "busy";
  id: string;
  after: number;
  words: string;
}

/** What a strong bot would do, in words, the share of the win it expects (alone: none), what speaks for the move. */
export interface Hint {
  type: "hint";
  id: string;
  move: string;
  words: string;
  value: number | null;
  comparison: ComparisonView | null;
}

/**
 * What the move of a hint is expected to bring beside the next best, `move`, and a sentence that says so.
 *
 * `difference` is in wins in 100 games, for a lone player in points; `error` is its standard error: within two of
 * them the moves are as good as each other. Both moves were played on `pairs` times in the same sampled positions,
 * with the same chance. `lines` are those of the score that differ clearly, at most two.
 */
export interface ComparisonView {
  move: string;
  move_words: string;
  unit: "points" | "wins";
  difference: number;
  error: number;
  pairs: number;
  lines: PointsView[];
  words: string;
}

/** A line of the score, or a rival's score, and how many points more stand there on average. */
export interface PointsView {
  words: string;
  points: number;
  error: number;
}

/** Why a move can't be made now: the rule or reason, and words for the person. Both are empty if it can. */
export interface Why {
  type: "why";
  id: string;
  move: string;
  rule: string;
  words: string;
}

/** Here I am. */
export interface Pong {
  type: "pong";
}

/** The message could not be understood, or came too fast. */
export interface Trouble {
  type: "trouble";
  reason: "bad-message" | "closing" | "not-found" | "slow" | "too-fast" | "too-many";
  words: string;
}

/**
 * A game in the list. `levels` are the bots that play it, the weakest first.
 *
 * `weight` is how much there is to learn, from 1 (light) to 5 (heavy); minutes and weight are 0 if not told.
 */
export interface GameRow {
  name: string;
  title: string;
  min_seats: number;
  max_seats: number;
  version: string;
  options: OptionRow[];
  levels: string[];
  /** Of those levels that have been measured with the game as it is. */
  strengths: StrengthRow[];
  tagline: string;
  min_minutes: number;
  max_minutes: number;
  weight: number;
  /** Guided games, the one to begin with first. */
  lessons: LessonRow[];
  /** One can play alone, for ranks and the daily deal. */
  has_solo: boolean;
  /** What can be played with instead of the content that the game comes with. */
  packs: PackRow[];
}

/**
 * What a table can choose about a game.
 *
 * An option that needs another doesn't count without it: it is sent with its default then, or not at all. It stands
 * after the one it needs. So does one that is for a lone player, at a table of several.
 */
export interface OptionRow {
  name: string;
  title: string;
  choices: Choice[];
  default: string;
  /** What it changes, in a sentence; empty if the game doesn't say. */
  about: string;
  needs: OptionNeeds | null;
  /** It counts only where one plays alone. */
  is_for_one: boolean;
}

/** One of an option's choices. */
export interface Choice {
  name: string;
  title: string;
  /** What it means, in a sentence; empty if the game doesn't say. */
  about: string;
  /** What it is recommended for, in a word or two; empty if for nothing in particular. */
  mark: string;
}

/** What an option depends on: another option, and the names of those choices with which the first one counts. */
export interface OptionNeeds {
  option: string;
  choices: string[];
}

/**
 * How strong a bot's level is at two seats, as measured for this release.
 *
 * `wins` is how many of its games against the level `rival` it wins, in per cent. `rating` is as Elo's, with its 95%
 * interval; that of the level which the others are rated by has no width.
 */
export interface StrengthRow {
  level: string;
  rating: number;
  low: number;
  high: number;
  rival: string;
  wins: number;
}

/** A guided game; `title` is empty for the first game, which is called nothing else. */
export interface LessonRow {
  name: string;
  title: string;
}

/**
 * A content pack of a game: components as their owner has them.
 *
 * `content` is the hash that a table names it by; `origins` says how many of its entries come from where.
 */
export interface PackRow {
  content: string;
  title: string;
  origins: Record<string, number>;
}

/** Why a request was not answered: a reason for programs, a sentence for people, a detail for programmers. */
export interface Problem {
  reason: string;
  words: string;
  detail?: string;
}

/**
 * A guided game: a real one, all of its positions from the learner's seat.
 *
 * `title` is that of the game, `subject` what this lesson is about; empty: the first game.
 */
export interface Lesson<View = unknown, Preview = unknown, Event = unknown> {
  game: string;
  name: string;
  title: string;
  subject: string;
  seat: number;
  names: string[];
  steps: LessonStep<View, Preview, Event>[];
  /** What the learner knows at the end, a line each. */
  learnt: string[];
}

/**
 * A position of the lesson, after `step` moves, from the learner's seat.
 *
 * `lines` tell what led here from the step before.
 */
export interface LessonStep<View = unknown, Preview = unknown, Event = unknown> {
  step: number;
  view: View | null;
  /** What is to be decided, or who is waited for; empty at the end. */
  ask: string;
  lines: Line<Event>[];
  /** What the learner may do here, if it is their move. */
  moves: MoveView[];
  preview: Preview | null;
  /** The learner has to make the move. */
  is_yours: boolean;
  /** What is played next; none: the lesson ends here. */
  move: string | null;
  /** What is explained here. */
  coach: string;
  /** What is said to a learner who tries another move. */
  nudge: string;
}

/**
 * A game's rules; `common` are those of every table.
 *
 * `short` is the game in a few sentences, how one wins first; empty if the game has no guide.
 */
export interface Rules {
  game: string;
  title: string;
  version: string;
  short: string[];
  sections: Section[];
  common: RuleView[];
  glossary: TermView[];
}

/** Rules that belong together. */
export interface Section {
  name: string;
  title: string;
  rules: RuleView[];
}

/** A rule with its clauses. */
export interface RuleView {
  id: string;
  title: string;
  clauses: ClauseView[];
  /** What is told when it refuses a move, if it does. */
  refusal: string | null;
}

/** A sentence of a rule: printed, public, decided (with the reason) or reconstructed. */
export interface ClauseView {
  kind: string;
  text: string;
  reason: string | null;
}

/** A word of the game, and the ids of the rules that explain it. */
export interface TermView {
  name: string;
  about: string;
  rules: string[];
  /** What printed editions call it. */
  printed: string[];
  /** Other words by which people look for it: for a search, not to be shown. */
  sought: string[];
}

/** What somebody with a link sees of a table. */
export interface Invitation {
  table: string;
  game: string;
  title: string;
  host: string;
  names: string[];
  /** By seat. */
  faces: Face[];
  seats: number;
  open_seats: number;
  commitment: string;
  status: Status;
  /** The title of the content pack; empty: the game's own content. */
  pack: string;
  /** Why the game is set aside, in words; empty: it isn't. */
  why_aside: string;
}

/** What a seat is known by beside its name. */
export interface Face {
  /** Which of the bots it is. */
  bot?: string;
  /** The seat whose animal and colour it has; none: its own. */
  patch?: number;
}

/** The seat is taken, stored for good under a number. */
export interface Accepted {
  table: string;
  seq: number;
}

/** A person as they see themselves. */
export interface Me {
  name: string;
  language: string;
  has_webhook: boolean;
}

/** A blocked person. */
export interface Block {
  id: string;
  name: string;
}

/** A browser that one is signed in on; `used` is to the hour. */
export interface Device {
  id: string;
  /** Browser and system, as far as they could be told when it was signed in: `Firefox · Android`. */
  label: string;
  created: number;
  used: number;
  is_this: boolean;
  /** Whether it was signed in by the personal link that works now. */
  by_link: boolean;
}

/** Opens one's identity on another device, or gets it back; behind the # the key is in no server's log. */
export interface PersonalLink {
  link: string;
  key: string;
}

/** Whose personal link it is. `is_you`: the browser is known as that person already. */
export interface LinkOwner {
  name: string;
  is_you: boolean;
}

/** A table in a list. `names` are those of the people at it, `turn` of those it is the turn of. */
export interface TableRow {
  table: string;
  game: string;
  title: string;
  status: Status;
  host: string;
  seats: number;
  open_seats: number;
  names: string[];
  turn: string[];
  is_yours: boolean;
  is_your_turn: boolean;
  touched: number;
}

/** A token as it is kept; `used` is to the hour. */
export interface TokenRow {
  id: string;
  label: string;
  created: number;
  used: number;
}

/** A new token. It is shown this once. */
export interface Token {
  id: string;
  token: string;
  label: string;
}

/**
 * A whole game: every moment of it as a seat (or nobody) saw it, and whether the record holds.
 *
 * `moments[k]` and `scores[k]` are after `k` of the `steps` moves; those taken back are left out.
 */
export interface Replay<View = unknown, Event = unknown> {
  game: string;
  title: string;
  names: string[];
  seats: number;
  steps: number;
  moments: Moment<View, Event>[];
  scores: number[][];
  /** None: the record ends before the game does. */
  ending: Ending | null;
  verification: Verification;
}

/**
 * A game after `step` of its `steps` moves (those taken back left out), as a seat (-1: nobody's) saw it.
 *
 * `lines` tell the last of these moves, or the set-up; `ask` what was to do next.
 */
export interface Moment<View = unknown, Event = unknown> {
  step: number;
  steps: number;
  seat: number;
  view: View | null;
  lines: Line<Event>[];
  ask: string;
}

/**
 * What is known about a game's chance. Until the game is over that is what it was committed to alone.
 *
 * `problem` says, in English, what doesn't hold.
 */
export interface Verification {
  commitment: string | null;
  is_over: boolean;
  secret?: string;
  nonces?: string[];
  is_sound?: boolean;
  problem?: string;
  /** When the secret of a daily deal is shown, and the game can be played again: others still play it. */
  shown?: number;
}

/** What a link for a seat leads to: whose seat it is, at which table. `is_yours`: you have it already. */
export interface SeatOffer {
  table: string;
  game: string;
  title: string;
  host: string;
  seat: number;
  name: string;
  is_yours: boolean;
}

/** The best of everybody here, each person once, and my own; `ranks` are all there are, the lowest first. */
export interface BestResults {
  game: string;
  title: string;
  score: string;
  ranks: string[];
  traits: TraitRow[];
  best: ResultRow[];
  mine: ResultRow[];
}

/** Something that results are compared by. */
export interface TraitRow {
  name: string;
  title: string;
  values: TraitValue[];
}

/** One of the things that a trait can be. */
export interface TraitValue {
  name: string;
  title: string;
}

/**
 * What somebody's game came to. Equal scores share a place; `rank` and `traits` are in words.
 *
 * `table` is there if the reader may look at the game.
 */
export interface ResultRow {
  place: number;
  name: string;
  score: number;
  rank: string;
  traits: string[];
  at: number;
  is_you: boolean;
  table: string | null;
}

/**
 * A day's deal, the same for everybody. It can be begun until `ends` and finished until `closes`.
 *
 * The commitment holds from the first moment; the secret is shown at `closes`. `before` and `after` are the next days
 * with a deal; `count` is how many have finished their try, of whom the best are listed.
 */
export interface DailyDeal {
  game: string;
  title: string;
  day: string;
  is_today: boolean;
  ends: number;
  closes: number;
  options: DealOption[];
  commitment: string;
  secret: string | null;
  before: string | null;
  after: string | null;
  mine: Try;
  can_begin: boolean;
  can_practise: boolean;
  /** What points are called. */
  score: string;
  /** The lowest first, with what each takes in this deal. */
  ranks: RankRow[];
  results: ResultRow[];
  count: number;
}

/** What a deal is played with, in words; an option that has no effect beside the others does not count. */
export interface DealOption {
  name: string;
  value: string;
  title: string;
  choice: string;
  counts: boolean;
}

/** A person's one try that counts: not begun, being played, or over; `result` if it was finished in time. */
export interface Try {
  state: "none" | "over" | "playing";
  table: string | null;
  result: ResultRow | null;
}

/** A rank in words, and the fewest points it takes, which may be below zero; null for the lowest. */
export interface RankRow {
  rank: string;
  least: number | null;
}

/** A new table, and what it commits itself to about its chance. */
export interface OpenedTable {
  table: string;
  commitment: string;
}

/** A link to a table. */
export interface InviteRow {
  code: string;
  link: string;
}

/** The table of a rematch: the same for everybody who asks. */
export interface Rematch {
  table: string;
}

/** The points that everybody could count: `scores[k]` are those of each seat after `k` moves. */
export interface Scores {
  scores: number[][];
}

/** A link for one seat, good for one use; behind the # the key is in no server's log. */
export interface SeatLink {
  link: string;
  key: string;
}

/** Whoever opens it looks on: what all can see of the game, without anybody's hand and without a private chat. */
export interface WatchLink {
  link: string;
}

/** Whether the server can be played on. */
export interface Health {
  status: "closing" | "failing" | "ok";
  release: string;
  database: "failing" | "ok";
}

/** What a person at a table, or one who comes to it, may ask of it. */
export type AnyCommand =
  | Sit
  | Mix
  | Leave
  | Remove
  | SeatBot
  | Configure
  | HandOver
  | Start
  | Play
  | Undo
  | Propose
  | Vote
  | Resume
  | Resign
  | ComeBack
  | StandIn
  | Say
  | Mute
  | Close;

/** What a client sends over the socket of a table. */
export type AnyMessage = Do | Look | AskHint | AskWhy | Ping;

/** What a client receives over the socket of a table. */
export type AnyReply<View = unknown, Preview = unknown, Event = unknown> =
  | Board<View, Preview, Event>
  | Welcome
  | Done
  | Refusal<View, Preview, Event>
  | Busy
  | Hint
  | Why
  | Pong
  | Trouble;
