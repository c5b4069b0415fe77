// A person's session at one live table: moves, questions and answers.

import type { AnyCommand, Board, Hint, Line, MoveView } from "../../protocol";
import { toast } from "../components/toasts.svelte";
import { api, wordsOf } from "../connection/api";
import { LiveTable, Refused } from "../connection/live.svelte";
import { dialogAsks, type Origin } from "../device/confirm";
import { preferences } from "../device/preferences.svelte";
import { sound } from "../device/sound";
import { t } from "../text/texts.svelte";
import { Playback, type Scene } from "../timeline/playback.svelte";
import { Announcer } from "./announcer.svelte";
import { notify } from "./notice";

/** An answer to "why not?", beside the thing that was pressed. */
export interface Reason {
  thing: Element;
  rule: string;
  words: string;
}

/** Something that asks once more before it is done. */
export interface Question {
  title: string;
  text: string;
  go: string;
  yes: () => void;
}

export class Session {
  readonly live: LiveTable;
  readonly playback: Playback;
  /** The move that the list in words points at. */
  listed: string | null = $state(null);
  hint: Hint | null = $state.raw(null);
  isHinting = $state(false);
  reason: Reason | null = $state.raw(null);
  question: Question | null = $state.raw(null);
  isBusy = $state(false);
  isLookingBack = $state(false);

  readonly announcer = new Announcer();
  /** Which sound a game's events make. */
  soundOf: (events: unknown[]) => string | null = () => null;
  /** What a notification is headed with. */
  title = "";

  /** Log numbers of this person's own commands: they are not announced. */
  #own = new Set<number>();
  /** The position that was shown last. */
  #position = "";

  constructor(
    table: string,
    as: number,
    /** Called with each board as it comes. */
    onBoard: (board: Board) => void = () => {},
  ) {
    this.playback = new Playback((scene, news) => this.#shown(scene, news));
    this.live = new LiveTable(table, as, (board, before) => {
      this.playback.take(board, before);
      onBoard(board);
    });
  }

  close(): void {
    this.live.close();
    this.playback.close();
  }

  /** The newest board, whatever the screen shows. */
  get board(): Board | null {
    return this.live.board;
  }

  /** What can be played now: nothing while something else is on the screen. */
  get moves(): MoveView[] {
    const { scene, isNewest } = this.playback;
    return isNewest && scene && !scene.isPast ? scene.board.moves : NONE;
  }

  get pointed(): string | null {
    return this.listed ?? this.hint?.move ?? null;
  }

  /** Make moves, all or none, asking once more where this person wants it. */
  play(moves: string[], origin: Origin): void {
    const named = moves.map((move) => this.moves.find((each) => each.move === move));
    const isFinal = named.some((move) => move?.is_final);
    const words = named.flatMap((move) => (move ? [move.words] : []));
    if (dialogAsks(isFinal, origin) && words.length) {
      this.question = {
        title: t("screen-confirm-title"),
        text: isFinal ? t("screen-confirm-final") : t("screen-confirm-move"),
        go: words.join(" · "),
        yes: () => this.#send(moves),
      };
    } else {
      this.#send(moves);
    }
  }

  /** Carries out a command and shows why it was refused. Returns whether it was done. */
  async command(command: AnyCommand): Promise<boolean> {
    try {
      const { seq } = await this.live.command(command);
      this.#own.add(seq);
      return true;
    } catch (error) {
      this.#refused(error);
      return false;
    }
  }

  undo(): void {
    const { board } = this;
    if (board?.undo) {
      this.#alone({ type: "undo" });
    } else if (board?.can_propose_undo) {
      this.#alone({ type: "propose", what: "undo" });
    } else {
      toast(t("screen-undo-none"), "undo");
    }
  }

  async askHint(): Promise<void> {
    if (this.isHinting) {
      return;
    }
    if (!this.board?.can_hint) {
      toast(t("screen-hint-none"), "hint");
      return;
    }
    this.isHinting = true;
    const { question } = this.board;
    try {
      const hint = await this.live.hint();
      this.hint = this.board?.question === question ? hint : null;
    } catch (error) {
      this.#refused(error);
    } finally {
      this.isHinting = false;
    }
  }

  async why(move: string, thing: Element): Promise<void> {
    sound("refused");
    if (this.live.contact !== "open") {
      this.reason = { thing, rule: "", words: t("screen-why-lost") };
      return;
    }
    try {
      const { rule, words } = await this.live.why(move);
      this.reason = { thing, rule, words: words || t("screen-why-can") };
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Show once more what happened since this person's last turn. */
  async lookBack(): Promise<void> {
    const { live } = this;
    if (this.isLookingBack) {
      return;
    }
    this.isLookingBack = true;
    try {
      await this.playback.lookBack((step, seat) => api.moment(live.table, step, seat, live.as));
    } catch (error) {
      toast(wordsOf(error), "why-not");
    } finally {
      this.isLookingBack = false;
    }
  }

  #send(moves: string[]): void {
    const { question } = this.playback.scene?.board ?? { question: 0 };
    this.hint = null;
    this.listed = null;
    this.#alone({ type: "play", question, moves });
  }

  /** Sends a command unless another one is on its way. */
  async #alone(command: AnyCommand): Promise<void> {
    if (this.isBusy) {
      return;
    }
    this.isBusy = true;
    await this.command(command);
    this.isBusy = false;
  }

  #refused(error: unknown): void {
    if (!(error instanceof Refused)) {
      throw error;
    }
    if (error.words) {
      sound("refused");
      toast(error.words, "why-not");
    }
  }

  #shown(scene: Scene, news: Line[]): void {
    const { board, events, isPast } = scene;
    this.#tidy(scene);
    if (isPast) {
      return;
    }
    const told = this.#tellable(news, board.you);
    const isTurn = this.announcer.tell(board, told, this.playback.isNewest);
    if (news.length) {
      sound(isTurn ? "turn" : board.status === "over" ? endSound(board) : this.soundOf(events));
    }
    if (isTurn && preferences.notify) {
      notify(`${t("screen-your-turn")} — ${this.title}`, board.ask, board.table);
    }
  }

  /** Clears what belongs to an earlier position. A chat line or a person who comes in changes no position. */
  #tidy({ board, isPast }: Scene): void {
    const position = `${board.step} ${board.question} ${isPast}`;
    if (position !== this.#position) {
      this.#position = position;
      this.reason = null;
    }
    if (this.hint && !board.moves.some((move) => move.move === this.hint?.move)) {
      this.hint = null;
    }
    if (this.listed && !board.moves.some((move) => move.move === this.listed)) {
      this.listed = null;
    }
  }

  #tellable(news: Line[], you: number): Line[] {
    return news.filter((line) => !(line.seat === you && this.#own.has(line.seq)));
  }
}

function endSound(board: Board): string | null {
  return board.ending?.winners.includes(board.you) ? "win" : "dock";
}

const NONE: MoveView[] = [];
