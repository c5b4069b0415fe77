import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AnyMessage, type AnyReply, type Do, PROTOCOL } from "../../protocol";
import { aBoard, aLine } from "../fixtures";
import { LiveTable, Refused } from "./live.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const found = FakeSocket.all.at(-1);
    if (!found) {
      throw new Error("no socket was opened");
    }
    return found;
  }

  readyState = 0;
  sent: AnyMessage[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as AnyMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  say(reply: AnyReply): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }

  welcome(): void {
    this.readyState = FakeSocket.OPEN;
    this.say({ type: "welcome", protocol: PROTOCOL, release: "0" });
  }

  breakOff(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }

  get after(): string | null {
    return new URL(this.url).searchParams.get("after");
  }
}

const orders = (socket: FakeSocket): Do[] => socket.sent.filter((message): message is Do => message.type === "do");
let status = 200;

describe("a live table", () => {
  let live: LiveTable;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    status = 200;
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status })));
    live = new LiveTable("table0000001");
  });

  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("opens with the first board", () => {
    FakeSocket.last.welcome();
    FakeSocket.last.say(aBoard({ seq: 4 }));
    expect(live.contact).toBe("open");
    expect(live.board?.seq).toBe(4);
  });

  it("sends an unanswered command again after a reconnect, with the same id, once answered no more", async () => {
    FakeSocket.last.welcome();
    FakeSocket.last.say(aBoard({ seq: 4 }));
    const done = live.command({ type: "undo" });
    const [first] = orders(FakeSocket.last);
    FakeSocket.last.breakOff();
    expect(live.contact).toBe("lost");
    expect(live.waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    const again = FakeSocket.last;
    expect(again.after).toBe("4");
    again.welcome();
    expect(orders(again).map((order) => order.id)).toEqual([first?.id]);
    again.say({ type: "done", id: first?.id ?? "", seq: 5 });
    again.say(aBoard({ seq: 5 }));
    await expect(done).resolves.toMatchObject({ seq: 5 });
    expect(live.waiting).toBe(0);
    again.breakOff();
    await vi.advanceTimersByTimeAsync(5_000);
    FakeSocket.last.welcome();
    expect(orders(FakeSocket.last)).toEqual([]);
  });

  it("settles a command with the board that shows it, or without one after a while", async () => {
    const socket = FakeSocket.last;
    socket.welcome();
    socket.say(aBoard({ seq: 4 }));
    for (const showing of [() => socket.say(aBoard({ seq: 5 })), () => vi.advanceTimersByTimeAsync(1_000)]) {
      void live.command({ type: "undo" });
      socket.say({ type: "done", id: orders(socket).at(-1)?.id ?? "", seq: (live.board?.seq ?? 0) + 1 });
      expect(live.waiting).toBe(1);
      await showing();
      expect(live.waiting).toBe(0);
    }
  });

  it("keeps a command given while contact is lost, and sends it when it is back", async () => {
    FakeSocket.last.welcome();
    FakeSocket.last.breakOff();
    void live.command({ type: "undo" });
    expect(live.waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSocket.last.welcome();
    expect(orders(FakeSocket.last)).toHaveLength(1);
  });

  it("waits as long as a busy server asks, then sends the same again", async () => {
    const socket = FakeSocket.last;
    socket.welcome();
    void live.command({ type: "undo" });
    const id = orders(socket)[0]?.id ?? "";
    socket.say({ type: "busy", id, after: 2, words: "" });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(orders(socket)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(orders(socket).map((order) => order.id)).toEqual([id, id]);
  });

  it("tells a refusal in words, and takes the fresh board that comes with a stale one", async () => {
    const socket = FakeSocket.last;
    socket.welcome();
    socket.say(aBoard({ seq: 4, question: 3 }));
    const done = live.command({ type: "play", question: 3, moves: ["keep b3"] });
    const id = orders(socket)[0]?.id ?? "";
    socket.say({ type: "refusal", id, reason: "stale", words: "Look again.", board: aBoard({ seq: 6, question: 5 }) });
    await expect(done).rejects.toMatchObject({ reason: "stale", words: "Look again." });
    expect(live.board?.question).toBe(5);
  });

  it("never goes back to an older board", () => {
    FakeSocket.last.welcome();
    FakeSocket.last.say(aBoard({ seq: 6 }));
    FakeSocket.last.say(aBoard({ seq: 5 }));
    expect(live.board?.seq).toBe(6);
  });

  it("adds the lines that are new, and takes a whole log in place of its own", () => {
    const socket = FakeSocket.last;
    socket.welcome();
    socket.say(aBoard({ seq: 1, lines: [aLine({ seq: 1, text: "one" })] }));
    socket.say(aBoard({ seq: 2, lines_after: 1, lines: [aLine({ seq: 2, text: "two" })] }));
    socket.say(aBoard({ seq: 2, lines_after: 1, lines: [aLine({ seq: 2, text: "two" })] }));
    expect(live.lines.map((line) => line.text)).toEqual(["one", "two"]);
    socket.say(aBoard({ seq: 3, lines: [aLine({ seq: 3, text: "three" })] }));
    expect(live.lines.map((line) => line.text)).toEqual(["three"]);
  });

  it("is gone when the server closes it so, and leaves no command waiting", async () => {
    FakeSocket.last.welcome();
    const done = live.command({ type: "undo" });
    FakeSocket.last.breakOff(4404, "not-found");
    await expect(done).rejects.toBeInstanceOf(Refused);
    expect(live.contact).toBe("gone");
    expect(live.waiting).toBe(0);
  });

  it("is signed out when the server closes it so, and asks for nothing any more", async () => {
    FakeSocket.last.welcome();
    FakeSocket.last.say(aBoard({ seq: 4 }));
    const done = live.command({ type: "undo" });
    FakeSocket.last.breakOff(4401, "signed-out");
    await expect(done).rejects.toBeInstanceOf(Refused);
    expect(live.contact).toBe("signed-out");
    const sockets = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(sockets);
  });

  it("is gone when the door stays shut and there is no such table", async () => {
    status = 404;
    FakeSocket.last.breakOff();
    await vi.advanceTimersByTimeAsync(10);
    expect(live.contact).toBe("gone");
  });

  it("keeps trying while the server is away, and is turned away if only the socket is refused", async () => {
    status = 503;
    FakeSocket.last.breakOff();
    await vi.advanceTimersByTimeAsync(10);
    expect(live.contact).toBe("lost");
    status = 200;
    for (let i = 0; i < 3; i += 1) {
      await vi.advanceTimersByTimeAsync(5_000);
      FakeSocket.last.breakOff();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(live.contact).toBe("turned");
    live.retry();
    FakeSocket.last.welcome();
    expect(live.contact).toBe("open");
  });

  it("notices a page of another release", () => {
    FakeSocket.last.readyState = FakeSocket.OPEN;
    FakeSocket.last.say({ type: "welcome", protocol: PROTOCOL + 1, release: "9" });
    expect(live.contact).toBe("old");
  });

  it("asks for everything anew when the language changes, and shows the old board until it comes", () => {
    const boards: (number | null)[] = [];
    live.close();
    live = new LiveTable("table0000001", 0, (_, before) => boards.push(before?.seq ?? null));
    FakeSocket.last.welcome();
    FakeSocket.last.say(aBoard({ seq: 4, ask: "Ваш ход" }));
    live.renew();
    expect(live.board?.ask).toBe("Ваш ход");
    expect(FakeSocket.last.after).toBe("0");
    FakeSocket.last.welcome();
    FakeSocket.last.say(aBoard({ seq: 4, ask: "Your turn" }));
    expect(live.board?.ask).toBe("Your turn");
    expect(boards).toEqual([null, null]);
  });

  it("notices a silent server by itself", async () => {
    FakeSocket.last.welcome();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    expect(live.contact).toBe("lost");
  });
});
