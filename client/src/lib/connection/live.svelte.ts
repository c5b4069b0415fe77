// A table, live: boards come in, commands go out. Lost contact is noticed, told and made up for.

import {
  type AnyCommand,
  type AnyMessage,
  type AnyReply,
  type Board,
  type Done,
  type Hint,
  type Line,
  PROTOCOL,
  type Why,
} from "../../protocol";
import { language } from "../text/texts.svelte";
import { address } from "./api";
import { newId } from "./ids";
import { watchCode } from "./watch";

/**
 * The state of the connection; `old`: the page is of another release and has to be loaded again; `signed-out`: the
 * person was signed out on this device.
 */
export type Contact = "connecting" | "open" | "lost" | "gone" | "turned" | "old" | "signed-out";

/** A command was not carried out; `words` say why. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly words: string,
  ) {
    super(words);
  }
}

interface Waiting {
  message: AnyMessage;
  resolve: (reply: never) => void;
  reject: (error: Refused) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 4_000;
const PING_EVERY = 15_000;
const SILENCE = 35_000;
const GONE = 4404;
const SIGNED_OUT = 4401;
const TURNED = 1008;
/** After this many sockets closed before a message, while HTTP works, the server is taken to refuse us. */
const MOST_SHUT = 3;
const NOT_FOUND = 404;
/** Milliseconds that a command which is done waits for the board that shows it. */
const BOARD_AFTER = 400;

export class LiveTable {
  /** The newest board. */
  board: Board | null = $state.raw(null);
  /** The log as far as it is here, oldest first. */
  lines: Line[] = $state.raw([]);
  contact: Contact = $state("connecting");
  /** Why the server turned us away, for `turned`. */
  reason = $state("");
  /** How many commands have no answer yet. */
  waiting = $state(0);

  #socket: WebSocket | null = null;
  #commands = new Map<string, Waiting>();
  /** Commands that are done but not yet on a board: they resolve with that board, so that the page changes once. */
  #done: Done[] = [];
  #pause = FIRST_PAUSE;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #heard = 0;
  #isWelcome = false;
  #shut = 0;
  /** Whether everything has to be sent anew. */
  #isStale = false;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;

  constructor(
    readonly table: string,
    /** Which of the people at this device looks. */
    readonly as = 0,
    /** Called with each board, and the one it follows; null if it has to be shown as it is. */
    readonly onBoard: (board: Board, before: Board | null) => void = () => {},
  ) {
    this.#connect();
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#pinging);
    this.#forgetTimers();
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Carry out a command. It is sent until it is answered; Refused if it can't be done. */
  command(command: AnyCommand): Promise<Done> {
    return this.#ask<Done>((id) => ({ type: "do", id, command }));
  }

  /** What a strong bot would do. */
  hint(): Promise<Hint> {
    return this.#ask<Hint>((id) => ({ type: "ask_hint", id }));
  }

  /** Why a move can't be made. */
  why(move: string): Promise<Why> {
    return this.#ask<Why>((id) => ({ type: "ask_why", id, move }));
  }

  /** Look again from the start, as when the language has changed. */
  renew(): void {
    this.#isStale = true;
    if (this.contact !== "lost" || this.#socket !== null) {
      this.#reconnect();
    }
  }

  /** Try once more after the server turned us away. */
  retry(): void {
    this.contact = "connecting";
    this.#shut = 0;
    this.#reconnect();
  }

  /** Put older lines in front of those that are here. */
  prepend(lines: Line[]): void {
    this.lines = [...lines, ...this.lines];
  }

  #ask<Answer>(make: (id: string) => AnyMessage): Promise<Answer> {
    const id = newId();
    return new Promise<Answer>((resolve, reject) => {
      this.#commands.set(id, { message: make(id), resolve: resolve as (reply: never) => void, reject });
      this.waiting = this.#commands.size;
      this.#send(make(id));
    });
  }

  #connect(): void {
    if (this.#isClosed) {
      return;
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const after = this.#isStale ? 0 : (this.board?.seq ?? 0);
    const query = new URLSearchParams({ language: language(), after: `${after}` });
    if (this.as) {
      query.set("as", `${this.as}`);
    }
    const watch = watchCode(this.table);
    if (watch) {
      query.set("watch", watch);
    }
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.table)}?${query}`);
    this.#socket = socket;
    this.#heard = Date.now();
    this.#isWelcome = false;
    socket.onmessage = (event) => {
      if (socket === this.#socket) {
        this.#heard = Date.now();
        this.#hear(JSON.parse(event.data as string) as AnyReply);
      }
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) {
        this.#socket = null;
        if (this.#isWelcome || [GONE, TURNED, SIGNED_OUT].includes(event.code)) {
          this.#lost(event.code, event.reason);
        } else {
          void this.#askWhyShut();
        }
      }
    };
  }

  /** Browsers don't tell why a socket was not opened: ask for the table itself. */
  async #askWhyShut(): Promise<void> {
    this.contact = this.contact === "connecting" ? "connecting" : "lost";
    const status = await fetch(address(`/tables/${encodeURIComponent(this.table)}`, { as: this.as })).then(
      (response) => response.status,
      () => 0,
    );
    if (this.#isClosed || this.#socket !== null) {
      return;
    }
    this.#shut = status === 200 ? this.#shut + 1 : 0;
    if (status === NOT_FOUND) {
      this.#lost(GONE, "");
    } else if (this.#shut >= MOST_SHUT) {
      this.#lost(TURNED, "shut");
    } else {
      this.#lost(0, "");
    }
  }

  #lost(code: number, reason: string): void {
    if (code === GONE) {
      this.contact = "gone";
    } else if (code === SIGNED_OUT) {
      this.contact = "signed-out";
    } else if (code === TURNED) {
      this.contact = "turned";
      this.reason = reason;
    } else if (this.contact !== "old") {
      this.contact = "lost";
      this.#later(this.#pause, () => this.#connect());
      this.#pause = Math.min(this.#pause * 1.7, LONGEST_PAUSE);
      return;
    }
    this.#giveUp();
  }

  /** No answer will come any more. */
  #giveUp(): void {
    const commands = [...this.#commands.values()];
    this.#commands.clear();
    this.#done = [];
    this.waiting = 0;
    for (const command of commands) {
      command.reject(new Refused(this.contact, ""));
    }
  }

  #reconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#forgetTimers();
    this.#connect();
  }

  #forgetTimers(): void {
    for (const timer of this.#timers) {
      clearTimeout(timer);
    }
    this.#timers.clear();
  }

  /** The network is back, or the page is visible again: reconnects at once. */
  #hurry = (): void => {
    if (this.contact === "lost" && document.visibilityState === "visible" && this.#socket === null) {
      this.#pause = FIRST_PAUSE;
      this.#forgetTimers();
      this.#connect();
    }
  };

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return;
    }
    if (Date.now() - this.#heard > SILENCE) {
      this.contact = "lost";
      this.#reconnect();
    } else {
      this.#send({ type: "ping" });
    }
  }

  #send(message: AnyMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
    }
  }

  #hear(reply: AnyReply): void {
    switch (reply.type) {
      case "welcome":
        if (reply.protocol !== PROTOCOL) {
          this.contact = "old";
          this.close();
          this.#giveUp();
          return;
        }
        this.contact = "open";
        this.#isWelcome = true;
        this.#shut = 0;
        this.#pause = FIRST_PAUSE;
        for (const command of this.#commands.values()) {
          this.#send(command.message);
        }
        return;
      case "board":
        this.#take(reply);
        return;
      case "refusal":
        if (reply.board) {
          this.#take(reply.board);
        }
        this.#settle(reply.id, (command) => command.reject(new Refused(reply.reason, reply.words)));
        return;
      case "busy": {
        const command = this.#commands.get(reply.id);
        if (command) {
          this.#later(reply.after * 1_000, () => this.#send(command.message));
        }
        return;
      }
      case "done":
        this.#done.push(reply);
        if (!this.#settleShown()) {
          this.#later(BOARD_AFTER, () => this.#settleShown(Number.POSITIVE_INFINITY));
        }
        return;
      case "hint":
      case "why":
        this.#settle(reply.id, (command) => command.resolve(reply as never));
        return;
      case "trouble":
        if (reply.reason === "closing") {
          this.contact = "lost";
        }
        return;
      case "pong":
        return;
    }
  }

  #settle(id: string, answer: (command: Waiting) => void): void {
    const command = this.#commands.get(id);
    if (command) {
      this.#commands.delete(id);
      this.waiting = this.#commands.size;
      answer(command);
    }
  }

  /** Resolves the commands that the newest board shows. Returns whether none is left. */
  #settleShown(shown = this.board?.seq ?? 0): boolean {
    const settled = this.#done.filter(({ seq }) => seq <= shown);
    this.#done = this.#done.filter(({ seq }) => seq > shown);
    for (const done of settled) {
      this.#settle(done.id, (command) => command.resolve(done as never));
    }
    return this.#done.length === 0;
  }

  #take(board: Board): void {
    const before = this.#isStale ? null : this.board;
    if (this.board !== null && board.seq < this.board.seq) {
      return;
    }
    this.#isStale &&= board.lines_after !== 0;
    const last = this.lines.at(-1)?.seq ?? 0;
    this.lines = board.lines_after ? [...this.lines, ...board.lines.filter((line) => line.seq > last)] : board.lines;
    this.board = board;
    this.onBoard(board, before);
    this.#settleShown();
  }

  #later(milliseconds: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, milliseconds);
    this.#timers.add(timer);
  }
}
