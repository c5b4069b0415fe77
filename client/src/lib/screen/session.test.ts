import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyCommand, Board, ComparisonView, Hint, MoveView } from "../../protocol";
import { toasts } from "../components/toasts.svelte";
import type { Origin } from "../device/confirm";
import { type Confirm as Asking, prefer } from "../device/preferences.svelte";
import { aBoard, aSeat } from "../fixtures";
import { speak } from "../text/texts.svelte";
import Bars from "./Bars.svelte";
import Confirm from "./Confirm.svelte";
import MoveList from "./MoveList.svelte";
import People from "./People.svelte";
import { Session } from "./session.svelte";
import WhyNot from "./WhyNot.svelte";

/** A server that does what it is told. */
class Obliging {
  static readonly OPEN = 1;
  static last: Obliging;
  static comparison: ComparisonView | null = null;
  readyState = Obliging.OPEN;
  commands: AnyCommand[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Obliging.last = this;
  }

  close(): void {}

  say(reply: unknown): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }

  send(data: string): void {
    const message = JSON.parse(data) as { type: string; id: string; command?: AnyCommand };
    if (message.command) {
      this.commands.push(message.command);
      queueMicrotask(() => this.say({ type: "done", id: message.id, seq: 9 }));
    } else if (message.type === "ask_why") {
      queueMicrotask(() => this.say({ type: "why", id: message.id, move: "", rule: "KP-P1", words: "Не ваш ход." }));
    } else if (message.type === "ask_hint") {
      const move = { move: "keep b3", words: "Оставить агента 3", value: 0.62 };
      const hint: Hint = { type: "hint", id: message.id, ...move, comparison: Obliging.comparison };
      queueMicrotask(() => this.say(hint));
    }
  }
}

const MOVES: MoveView[] = [
  { move: "keep b3", words: "Оставить агента 3" },
  { move: "keep g5", words: "Оставить учёного 5", is_final: true },
];
const asked = (change: Partial<Board> = {}) => aBoard({ question: 3, moves: MOVES, can_hint: true, ...change });

describe("a session", () => {
  let session: Session;

  beforeEach(() => {
    speak("ru");
    vi.stubGlobal("WebSocket", Obliging);
    toasts.length = 0;
    session = new Session("table0000001", 0);
    Obliging.last.say({ type: "welcome", protocol: 1, release: "0" });
    Obliging.last.say(asked());
  });

  afterEach(() => {
    session.close();
    prefer({ confirm: "final" });
    vi.unstubAllGlobals();
  });

  it.each<[Asking, Origin, string, boolean]>([
    ["final", "board", "keep b3", false],
    ["final", "board", "keep g5", false],
    ["final", "words", "keep b3", false],
    ["final", "words", "keep g5", true],
    ["all", "board", "keep b3", true],
    ["all", "words", "keep g5", true],
    ["none", "words", "keep g5", false],
  ])("asking %s, from the %s, %s: asks again %s", (confirm, origin, move, asksAgain) => {
    prefer({ confirm });
    session.play([move], origin);
    expect(session.question !== null).toBe(asksAgain);
    expect(Obliging.last.commands).toHaveLength(asksAgain ? 0 : 1);
    session.question?.yes();
    expect(Obliging.last.commands).toEqual([{ type: "play", question: 3, moves: [move] }]);
  });

  it("sends nothing while a command is on its way", async () => {
    session.play(["keep b3"], "board");
    session.play(["keep b3"], "board");
    expect(session.isBusy).toBe(true);
    expect(Obliging.last.commands).toHaveLength(1);
    await vi.waitFor(() => expect(session.isBusy).toBe(false));
  });

  it("takes back alone, asks the others, or says why not", () => {
    session.undo();
    expect(toasts.at(-1)?.text).toContain("возвращать нечего");
    Obliging.last.say(asked({ seq: 2, undo: 1, can_propose_undo: true }));
    session.undo();
    expect(Obliging.last.commands).toEqual([{ type: "undo" }]);
  });

  it.each([
    ["Отключить сообщения", { type: "mute", seat: 1, is_muted: true }],
    ["Сделать хозяином стола", { type: "hand_over", seat: 1 }],
  ])("does about a person what is pressed: %s", async (label, command) => {
    const board = aBoard({ seats: [aSeat({ is_you: true }), aSeat({ name: "Boris" })] });
    render(People, { session, board, module: undefined, isRow: false, runsOut: () => {} });
    await fireEvent.click(screen.getByRole("button", { name: /Boris/ }));
    await fireEvent.click(screen.getByText(label));
    expect(Obliging.last.commands).toEqual([command]);
    expect(screen.queryByText(label)).toBeNull();
  });

  it("points at the move of a hint until the question has changed", async () => {
    await session.askHint();
    expect(session.pointed).toBe("keep b3");
    Obliging.last.say(asked({ seq: 2, step: 1, question: 4, moves: [] }));
    await vi.waitFor(() => expect(session.pointed).toBeNull());
  });

  it.each([
    [null, 0],
    ["Так же хорошо, как «Оставить учёного 5».", 1],
  ])("says what speaks for the move of a hint, if anything does: %s", async (words, count) => {
    const beside = { move: "keep g5", move_words: "Оставить учёного 5", unit: "wins" as const, pairs: 400 };
    Obliging.comparison = words === null ? null : { ...beside, difference: 1.2, error: 0.9, lines: [], words };
    await session.askHint();
    render(Bars, { session, board: asked(), isNew: false, seen: () => {} });
    expect(screen.getByRole("status").textContent).toMatch(/Шансы на победу: 62.%/);
    expect(screen.queryAllByText("Почему:")).toHaveLength(count);
    expect(screen.getByRole("status").textContent).toContain(words ?? "");
  });

  it("offers nothing while something else is shown", async () => {
    const line = { at: 0, kind: "event", seat: 1, text: "x", event: {} };
    Obliging.last.say(aBoard({ seq: 2, step: 1, lines_after: 1, lines: [{ ...line, seq: 2 } as never] }));
    Obliging.last.say(asked({ seq: 3, step: 2, lines_after: 2, lines: [{ ...line, seq: 3 } as never] }));
    expect(session.moves).toEqual([]);
    session.playback.skip();
    expect(session.moves).toEqual(MOVES);
  });

  it("tells why not beside the thing, and closes on Escape", async () => {
    const thing = document.createElement("button");
    document.body.append(thing);
    thing.focus();
    await session.why("city b3", thing);
    expect(session.reason).toMatchObject({ rule: "KP-P1", words: "Не ваш ход.", thing });
    const onclose = vi.fn();
    if (session.reason) {
      render(WhyNot, { reason: session.reason, game: "kosmopolis", onclose });
    }
    const dialog = screen.getByRole("dialog");
    expect(dialog.textContent).toContain("Не ваш ход.");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/rules/kosmopolis#KP-P1");
    dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    expect(onclose).toHaveBeenCalled();
    thing.remove();
  });

  it("leaves the answer to why not until the position changes", async () => {
    await session.why("city b3", document.body);
    const seats = [aSeat({ is_you: true }), aSeat({ is_present: false })];
    Obliging.last.say(asked({ seq: 2, seats }));
    expect(session.board?.seats).toHaveLength(2);
    expect(session.reason).toMatchObject({ rule: "KP-P1" });
    Obliging.last.say(asked({ seq: 3, step: 1, question: 4 }));
    await vi.waitFor(() => expect(session.reason).toBeNull());
  });

  it("stays beside its thing while something else scrolls, and goes when the thing does", async () => {
    const thing = document.createElement("button");
    document.body.append(thing);
    const onclose = vi.fn();
    const at = vi.spyOn(thing, "getBoundingClientRect").mockReturnValue(new DOMRect(10, 200, 60, 40));
    const { unmount } = render(WhyNot, { reason: { thing, rule: "KP-P1", words: "" }, game: "kosmopolis", onclose });
    await tick();
    document.body.dispatchEvent(new Event("scroll"));
    expect(onclose).not.toHaveBeenCalled();
    at.mockReturnValue(new DOMRect(10, 120, 60, 40));
    document.body.dispatchEvent(new Event("scroll"));
    expect(onclose).toHaveBeenCalled();
    unmount();
    thing.remove();
  });
});

describe("the list of moves in words", () => {
  it("points at what is looked at, and plays what is pressed", async () => {
    const point = vi.fn();
    const play = vi.fn();
    const { rerender } = render(MoveList, { moves: MOVES, point, play });
    const [first] = screen.getAllByRole("button");
    first?.focus();
    expect(point).toHaveBeenLastCalledWith("keep b3");
    first?.click();
    expect(play).toHaveBeenCalledWith("keep b3");
    await rerender({ moves: MOVES, point, play, isBusy: true });
    screen.getAllByRole("button")[1]?.click();
    expect(play).toHaveBeenCalledTimes(1);
  });

  it("says when there is nothing to do", () => {
    speak("ru");
    render(MoveList, { moves: [], point: () => {}, play: () => {} });
    expect(screen.getByText("Сейчас ваших ходов нет.")).toBeTruthy();
  });
});

describe("asking once more", () => {
  it("has a button that names what it does", async () => {
    const yes = vi.fn();
    const onclose = vi.fn();
    render(Confirm, { question: { title: "Ходим так?", text: "", go: "Оставить учёного 5", yes }, onclose });
    await tick();
    screen.getByText("Оставить учёного 5").click();
    expect(yes).toHaveBeenCalled();
    expect(onclose).toHaveBeenCalled();
  });
});
