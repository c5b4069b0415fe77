// What the screen shows: boards one after another, each long enough to be seen, and what was missed once more.

import type { Board, Line, Moment } from "../protocol";
import { gist } from "./gist";
import { preferences } from "./preferences.svelte";

/** A position on the screen, and what led to it. */
export interface Scene {
  board: Board;
  /** What is to be animated. */
  events: unknown[];
  /** What is new, in words. */
  news: Line[];
  /** Whether it is looked back at: nothing can be played. */
  isPast: boolean;
}

/** A look back at some moves: `at` of `from` to `to` is shown. */
export interface Recap {
  from: number;
  to: number;
  at: number;
  isPaused: boolean;
}

/** Milliseconds a move of somebody else is shown at usual speed, and how much more each of its further events takes. */
const MOVE = 900;
const EVENT = 140;
const LONGEST = 2_000;
/** One's own move need not be read. */
const OWN = 520;
/** Beyond so many the speed is doubled, beyond so many nothing but the last is shown. */
const FEW = 3;
const MOST = 12;
/** Looking back, a sentence takes time to be read. */
const SENTENCE = 1_100;
const LETTER = 26;
/** Nobody looks back at more moves than these. */
const LONGEST_PAST = 60;

export class Playback {
  scene: Scene | null = $state.raw(null);
  /** How many boards wait to be shown. */
  waiting = $state(0);
  recap: Recap | null = $state.raw(null);
  /** The moves last looked back at, or to be looked back at. */
  past: { from: number; to: number } | null = $state.raw(null);

  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #free = 0;
  #moment: (step: number) => Promise<Moment> = () => Promise.reject(new Error("nothing is looked back at"));

  constructor(
    /** Called with each scene as it is shown, and all news since the one before. */
    readonly onScene: (scene: Scene, news: Line[]) => void = () => {},
  ) {
    document.addEventListener("visibilitychange", this.#looked);
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#looked);
  }

  /** Whether the newest board is on the screen, so that it can be played on. */
  get isNewest(): boolean {
    return this.waiting === 0 && this.recap === null;
  }

  /** The table has changed. `before` is the board that this one follows; null: nothing is known of the way to it. */
  take(board: Board, before: Board | null): void {
    this.#remember(board);
    const scene: Scene = {
      board,
      events: before ? eventsOf(board) : [],
      news: before ? board.lines : [],
      isPast: false,
    };
    const newest = this.#queue.at(-1) ?? (this.recap ? null : this.scene);
    if (this.scene === null || before === null) {
      this.recap = null;
      this.#clear();
      this.#show(scene, scene.news);
    } else if (newest !== null && !scene.events.length && board.step === newest.board.step) {
      this.#touchUp(newest, scene);
    } else {
      this.#queue.push(scene);
      this.waiting = this.#queue.length;
      this.#advance();
    }
  }

  /** Show the newest at once. */
  skip(): void {
    const { recap } = this;
    this.recap = null;
    const last = this.#queue.at(-1);
    const news = this.#queue.flatMap((scene) => scene.news);
    this.#clear();
    if (last) {
      this.#show(last, news);
    } else if (recap && this.#live) {
      this.#show({ ...this.#live, events: [], news: [] }, []);
    }
  }

  /** Look back at the moves since one's last turn, or once more at those looked at before. */
  async lookBack(ask: (step: number) => Promise<Moment>): Promise<void> {
    const { past } = this;
    if (!past || !this.#live) {
      return;
    }
    const moments = new Map<number, Promise<Moment>>();
    this.#moment = (step) => {
      const known = moments.get(step) ?? ask(step);
      moments.set(step, known);
      return known;
    };
    await this.#moment(past.from);
    clearTimeout(this.#timer);
    this.recap = { ...past, at: past.from, isPaused: false };
    await this.#remind();
  }

  /** Stop or go on looking back. */
  pause(isPaused: boolean): void {
    if (this.recap) {
      this.recap = { ...this.recap, isPaused };
      clearTimeout(this.#timer);
      if (!isPaused) {
        this.#timer = setTimeout(() => this.#stepOn(), 200);
      }
    }
  }

  /** One move back or on, looking back; it stands then. */
  turn(by: number): void {
    const { recap } = this;
    if (recap) {
      clearTimeout(this.#timer);
      const at = Math.min(Math.max(recap.at + by, recap.from), recap.to);
      this.recap = { ...recap, at, isPaused: true };
      void this.#remind(by > 0);
    }
  }

  /** The newest scene that was shown live. */
  #live: Scene | null = null;

  #looked = (): void => {
    if (document.visibilityState === "hidden" && !this.recap) {
      this.skip();
    }
  };

  #remember(board: Board): void {
    if (board.step > board.since) {
      this.past = { from: Math.max(board.since, board.step - LONGEST_PAST), to: board.step };
    } else if (this.past === null && board.step > 0) {
      this.past = { from: Math.max(0, board.step - 2 * board.seats.length), to: board.step };
    } else if (this.past !== null && this.past.to > board.step) {
      this.past = board.step ? { from: Math.min(this.past.from, board.step - 1), to: board.step } : null;
    }
  }

  /** Nothing has moved: the newest scene as it is known now, without the animation beginning again. */
  #touchUp(newest: Scene, scene: Scene): void {
    const merged = { ...newest, board: scene.board, news: [...newest.news, ...scene.news] };
    if (this.#queue.length) {
      this.#queue[this.#queue.length - 1] = merged;
    } else {
      this.#show({ ...merged, news: newest.news }, scene.news);
    }
  }

  #advance(): void {
    if (this.recap) {
      return;
    }
    const shown = this.scene?.board.question ?? 0;
    const isAskedStill = shown !== 0 && this.#queue.every((scene) => scene.board.question === shown);
    if (this.#queue.length > MOST || document.visibilityState === "hidden" || isAskedStill) {
      this.skip();
      return;
    }
    clearTimeout(this.#timer);
    const [first] = this.#queue;
    const pause = first && isOwn(first) ? 0 : this.#free - Date.now();
    if (pause > 0) {
      this.#timer = setTimeout(() => this.#next(), pause);
    } else {
      this.#next();
    }
  }

  #next(): void {
    const scene = this.#queue.shift();
    if (scene) {
      this.waiting = this.#queue.length;
      this.#show(scene, scene.news);
      if (this.#queue.length) {
        this.#advance();
      }
    }
  }

  #show(scene: Scene, news: Line[]): void {
    const hasMoved = scene.events !== this.scene?.events;
    this.scene = scene;
    this.#live = scene.isPast ? this.#live : scene;
    if (hasMoved) {
      this.#free = Date.now() + held(timeOf(scene)) / (this.#queue.length > FEW ? 2 : 1);
    }
    this.onScene(scene, news);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.waiting = 0;
    this.#free = 0;
  }

  async #remind(isAnimated = true): Promise<void> {
    const { recap } = this;
    if (!recap) {
      return;
    }
    const moment = await this.#moment(recap.at).catch(() => null);
    const live = this.#queue.at(-1) ?? this.#live;
    if (this.recap !== recap || !live) {
      return;
    }
    if (moment === null) {
      this.skip();
      return;
    }
    const isFirst = recap.at === recap.from && recap.from < recap.to;
    const seats = live.board.seats.map((seat) => ({ ...seat, is_turn: false }));
    const board = { ...live.board, ...lookedAt(moment), seats };
    const events = isFirst || !isAnimated ? [] : eventsOf(board);
    this.#show({ board, events, news: isFirst ? [] : moment.lines, isPast: true }, []);
    if (!recap.isPaused) {
      this.#timer = setTimeout(() => this.#stepOn(), isFirst ? MOVE / 2 : readingTime(moment.lines));
    }
    if (recap.at < recap.to) {
      this.#moment(recap.at + 1).catch(() => undefined);
    }
  }

  #stepOn(): void {
    const { recap } = this;
    if (!recap || recap.at >= recap.to) {
      this.skip();
    } else {
      this.recap = { ...recap, at: recap.at + 1 };
      void this.#remind();
    }
  }
}

/** What a board's news bring to be animated; nothing if they are of several commands: that is catching up. */
function eventsOf(board: Board): unknown[] {
  const lines = board.lines.filter((line) => line.kind === "event");
  const isOne = lines.every((line) => line.seq === lines[0]?.seq);
  return isOne ? lines.flatMap((line) => (line.event === undefined ? [] : [line.event])) : [];
}

function lookedAt(moment: Moment): Partial<Board> {
  return { view: moment.view, lines: moment.lines, ask: moment.ask, moves: [], preview: null, question: 0 };
}

/** Whether it began with a decision of this person's own: nobody waits for what he did himself. */
function isOwn(scene: Scene): boolean {
  return scene.news.find((line) => line.kind === "event")?.seat === scene.board.you;
}

function timeOf(scene: Scene): number {
  if (!scene.events.length) {
    return 0;
  }
  const isAllOwn = scene.news.every((line) => line.kind !== "event" || line.seat === scene.board.you);
  return isAllOwn ? OWN : Math.min(MOVE + EVENT * (scene.events.length - 1), LONGEST);
}

/** How long something stands that takes so many milliseconds at usual speed. Also where nothing moves. */
function held(milliseconds: number): number {
  return milliseconds * { off: 0, slow: 1.8, normal: 1, fast: 0.45 }[preferences.speed];
}

function readingTime(lines: Line[]): number {
  const letters = gist(lines).reduce((sum, line) => sum + line.text.length, 0);
  return (letters ? SENTENCE + LETTER * letters : MOVE / 4) * (preferences.speed === "slow" ? 1.5 : 1);
}
