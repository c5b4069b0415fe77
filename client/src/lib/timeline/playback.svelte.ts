// What the screen shows: boards one after another, each long enough to be seen, and what was missed once more.

import type { Board, Line, Moment } from "../../protocol";
import { held, preferences } from "../device/preferences.svelte";
import { gist } from "../text/gist";
import { type Ask, Moments } from "./moments";
import { eventsOf, Timeline } from "./timeline.svelte";

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

/** Milliseconds a move of somebody else is shown at usual speed, and how much more each of its further events takes. */
const MOVE = 900;
const EVENT = 140;
const LONGEST = 2_000;
/** One's own move need not be read. */
const OWN = 520;
/** With more boards waiting than FEW the speed is doubled; with more than MOST only the last is shown. */
const FEW = 3;
const MOST = 12;
/** Looking back, a sentence takes time to be read. */
const SENTENCE = 1_100;
const LETTER = 26;
/** A recap has at most this many moves. */
const LONGEST_PAST = 60;
/** Asked for instead of a seat: one's own, or a spectator's sight. */
const OWN_SEAT = -2;

export class Playback {
  scene: Scene | null = $state.raw(null);
  /** How many boards wait to be shown. */
  waiting = $state(0);
  /** The moves that are looked back at. */
  recap: Timeline<Moment> | null = $state.raw(null);
  /** The moves last looked back at, or to be looked back at. */
  past: { from: number; to: number } | null = $state.raw(null);

  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #free = 0;

  constructor(
    /** Called with each scene as it is shown, and all news since the one before. */
    readonly onScene: (scene: Scene, news: Line[]) => void = () => {},
  ) {
    document.addEventListener("visibilitychange", this.#looked);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#endRecap();
    document.removeEventListener("visibilitychange", this.#looked);
  }

  /** Whether the newest board is on the screen, so that it can be played on. */
  get isNewest(): boolean {
    return this.waiting === 0 && this.recap === null;
  }

  /** The table has changed. `before` is the board that this one follows; null: nothing is known of the way to it. */
  take(board: Board, before: Board | null): void {
    this.#remember(board);
    // A whole log, as after an undo or a long absence, has lines that were shown before.
    const news = before ? board.lines.filter((line) => line.seq > before.seq) : [];
    const scene: Scene = { board, events: animated(news), news, isPast: false };
    const newest = this.#queue.at(-1) ?? (this.recap ? null : this.scene);
    if (this.scene === null || before === null) {
      this.#endRecap();
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
    this.#endRecap();
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
  async lookBack(ask: Ask): Promise<void> {
    const { past } = this;
    if (!past || !this.#live) {
      return;
    }
    const moments = new Moments(past.to, ask);
    await moments.at(past.from, OWN_SEAT);
    clearTimeout(this.#timer);
    this.#endRecap();
    const recap = new Timeline<Moment>(
      {
        first: past.from,
        last: past.to,
        at: (step) => moments.at(step, OWN_SEAT),
        time: ({ lines }, step) => (step === past.from ? MOVE / 2 : readingTime(lines)),
        onshow: (moment, step, events) => {
          this.#remind(moment, step === past.from ? [] : moment.lines, events);
          void moments.prepare(step, OWN_SEAT);
        },
        onend: () => this.skip(),
      },
      past.from,
    );
    recap.isPlaying = true;
    this.recap = recap;
    await recap.show();
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
    // What was asked is answered, even if the first that came of it is told of somebody else.
    const isAnswered = shown !== 0 && first?.board.question !== shown;
    const pause = first && (isAnswered || isOwn(first)) ? 0 : this.#free - Date.now();
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

  #remind(moment: Moment, news: Line[], events: unknown[]): void {
    const live = this.#queue.at(-1) ?? this.#live;
    if (live) {
      const seats = live.board.seats.map((seat) => ({ ...seat, is_turn: false }));
      this.#show({ board: { ...live.board, ...lookedAt(moment), seats }, events, news, isPast: true }, []);
    }
  }

  #endRecap(): void {
    this.recap?.close();
    this.recap = null;
  }
}

/** What a board's news bring to be animated; nothing if they are of several commands: that is catching up. */
function animated(news: Line[]): unknown[] {
  const lines = news.filter((line) => line.kind === "event");
  const isOne = lines.every((line) => line.seq === lines[0]?.seq);
  return isOne ? eventsOf(lines) : [];
}

function lookedAt(moment: Moment): Partial<Board> {
  return { view: moment.view, lines: moment.lines, ask: moment.ask, moves: [], preview: null, question: 0 };
}

/** Whether it began with a decision of this person's own: they need not wait to see it. */
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

function readingTime(lines: Line[]): number {
  const letters = gist(lines).reduce((sum, line) => sum + line.text.length, 0);
  return (letters ? SENTENCE + LETTER * letters : MOVE / 4) * (preferences.speed === "slow" ? 1.5 : 1);
}
