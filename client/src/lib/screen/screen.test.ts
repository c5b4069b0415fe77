import { describe, expect, it } from "vitest";
import { aBoard, aLine, aSeat } from "../fixtures";
import { speak } from "../text/texts.svelte";
import { Announcer } from "./announcer.svelte";
import { layoutFor } from "./layout.svelte";
import { standBeside } from "./place";
import { promptOf } from "./prompt";
import { hasReaders, stateOf } from "./seat";
import { chaptersOf, newsOf, readable } from "./story";

speak("ru");

describe("the prompt", () => {
  const showing = { board: aBoard({ ask: "Ход: Бот 2" }), news: [], isNewest: true, isSlow: false };
  const waiting = (change: Parameters<typeof aSeat>[0]) =>
    aBoard({ ask: "Ждём", seats: [aSeat({ is_you: true }), aSeat({ is_turn: true, ...change })] });

  it("is mine when I am asked", () => {
    const board = aBoard({ question: 3, ask: "Какую карту?" });
    expect(promptOf({ ...showing, board })).toEqual({ text: "Какую карту?", icon: "your-turn", isYours: true });
  });

  it("tells what is shown until the newest board is reached", () => {
    const news = [aLine({ text: "Бот 2 берёт золото" }), aLine({ kind: "chat", text: "привет" })];
    const said = promptOf({ ...showing, news, isNewest: false });
    expect(said).toMatchObject({ text: "Бот 2 берёт золото", isYours: false });
  });

  it("says that a bot thinks, but only when it takes its time", () => {
    const board = waiting({ kind: "bot", level: "hard" });
    expect(promptOf({ ...showing, board }).text).toBe("Ждём");
    expect(promptOf({ ...showing, board, isSlow: true })).toMatchObject({
      text: "Бот думает. Греется, но думает.",
      icon: "bot",
    });
  });

  it("doesn't say that a bot thinks when bots wait for their people", () => {
    const seats = [aSeat({ is_you: true, is_stood_in: true }), aSeat({ is_stood_in: true, is_turn: true })];
    const board = aBoard({ ask: "Никого не осталось", seats });
    expect(promptOf({ ...showing, board, isSlow: true }).text).toBe("Никого не осталось");
  });

  it("says who is having tea", () => {
    const board = waiting({ name: "Марина", is_present: false });
    expect(promptOf({ ...showing, board, isSlow: true }).text).toBe("Марина пьёт чай. Подождём?");
    expect(promptOf({ ...showing, board: waiting({ name: "Марина" }), isSlow: true }).text).toBe("Ждём");
  });

  it("waits in a pause, looks on without a seat, and ends with a trophy", () => {
    expect(promptOf({ ...showing, board: aBoard({ is_paused: true, question: 0 }) }).icon).toBe("clock");
    expect(promptOf({ ...showing, board: aBoard({ you: -1 }) }).icon).toBe("spectate");
    expect(promptOf({ ...showing, board: aBoard({ status: "over" }) }).icon).toBe("trophy");
  });
});

describe("the log", () => {
  it("keeps one move's lines together, and people's words apart", () => {
    const lines = [
      aLine({ seq: 1, kind: "table" }),
      aLine({ seq: 2, seat: 1, text: "a" }),
      aLine({ seq: 2, seat: 1, text: "b" }),
      aLine({ seq: 2, text: "c" }),
      aLine({ seq: 3, seat: 1, text: "d" }),
      aLine({ seq: 4, seat: 1, kind: "chat", text: "e" }),
      aLine({ seq: 4, seat: 1, kind: "chat", text: "f" }),
    ];
    const chapters = chaptersOf(lines);
    expect(chapters.map((chapter) => chapter.lines.map((line) => line.text).join(""))).toEqual([
      "something happened",
      "ab",
      "c",
      "d",
      "e",
      "f",
    ]);
    expect(new Set(chapters.map((chapter) => chapter.key)).size).toBe(chapters.length);
  });

  it("marks what others did since I decided last, and nothing for those who only look", () => {
    const lines = [
      aLine({ seq: 1, seat: 1, step: 1, text: "a" }),
      aLine({ seq: 2, seat: 0, step: 2, text: "b" }),
      aLine({ seq: 3, seat: 1, step: 3, text: "c" }),
      aLine({ seq: 3, step: 3, text: "d" }),
      aLine({ seq: 4, seat: 1, kind: "chat", text: "e" }),
    ];
    const chapters = chaptersOf(lines);
    expect([...newsOf(chapters, 2, 0)]).toEqual(["3.0", "3.1"]);
    expect([...newsOf(chapters, 3, 0)]).toEqual([]);
    expect([...newsOf(chapters, 0, -1)]).toEqual([]);
  });

  it("tells nothing before it is shown, but lets people speak at once", () => {
    const lines = [aLine({ seq: 1 }), aLine({ seq: 5 }), aLine({ seq: 6, kind: "chat" })];
    expect(readable(lines, 4).map((line) => line.seq)).toEqual([1, 6]);
  });
});

describe("what is read aloud", () => {
  it("is what others did, and once that it is my turn", () => {
    const announcer = new Announcer();
    const news = [aLine({ text: "Бот 2 берёт золото" }), aLine({ kind: "chat", seat: 1, text: "ура" })];
    expect(announcer.tell(aBoard(), news, true)).toBe(false);
    expect(announcer.polite).toBe("Бот 2 берёт золото. Bot 2: ура");
    announcer.tell(
      aBoard(),
      [aLine({ seat: 1, text: "Бот 2 берёт карту" }), aLine({ seat: 1, text: "Бот 2 берёт карту" })],
      true,
    );
    expect(announcer.polite).toBe("Бот 2 берёт карту \u00d72");
    expect(announcer.tell(aBoard({ question: 3 }), [], false)).toBe(false);
    expect(announcer.tell(aBoard({ question: 3 }), [], true)).toBe(true);
    expect(announcer.urgent).toBe("Ваш ход");
    expect(announcer.tell(aBoard({ question: 4 }), [], true)).toBe(false);
    announcer.tell(aBoard(), [], true);
    expect(announcer.urgent).toBe("");
    expect(announcer.tell(aBoard({ question: 5 }), [], true)).toBe(true);
  });
});

describe("a popover", () => {
  const window = { width: 360, height: 740 };
  const size = { width: 320, height: 120 };

  it("stands above the thing, below where there is no room, and always inside", () => {
    const middle = standBeside({ left: 150, top: 400, width: 60, height: 80 }, size, window);
    expect(middle).toMatchObject({ top: 266, isBelow: false });
    const top = standBeside({ left: 300, top: 20, width: 60, height: 80 }, size, window);
    expect(top.isBelow).toBe(true);
    expect(top.left + size.width).toBeLessThanOrEqual(window.width);
    const huge = standBeside({ left: -40, top: 0, width: 500, height: 740 }, size, window);
    expect(huge.left).toBeGreaterThanOrEqual(0);
    expect(huge.top + size.height).toBeLessThanOrEqual(window.height);
  });
});

describe("the layout", () => {
  it.each([
    [360, 16, "phone"],
    [768, 16, "tablet"],
    [1024, 16, "laptop"],
    [1280, 16, "wide"],
    [2560, 20, "wide"],
    [1280, 32, "phone"],
    [1536, 32, "tablet"],
  ])("of %i px with text of %i px is for a %s", (width, rem, layout) => {
    expect(layoutFor(width, rem)).toBe(layout);
  });

  it.each([
    [360, 16, "phone"],
    [1024, 16, "laptop"],
    [1280, 16, "laptop"],
    [1440, 16, "laptop"],
    [1920, 16, "wide"],
    [2560, 20, "wide"],
  ])("of a broad board, %i px with text of %i px, is for a %s", (width, rem, layout) => {
    expect(layoutFor(width, rem, true)).toBe(layout);
  });
});

describe("the chat", () => {
  it("is there for people, and for those who may look on", () => {
    const me = aSeat({ is_you: true });
    const bot = aSeat({ kind: "bot" });
    const shown = aBoard({ seats: [me, bot] });
    expect(hasReaders(shown)).toBe(false);
    expect(hasReaders(aBoard({ seats: [me, bot, aSeat()] }))).toBe(true);
    expect(hasReaders({ ...shown, settings: { ...shown.settings, is_public: true } })).toBe(true);
    expect(hasReaders({ ...shown, you: -1, seats: [aSeat(), bot] })).toBe(true);
  });
});

describe("a seat", () => {
  it("says how it stands with it", () => {
    const board = aBoard({ seats: [aSeat({ is_host: true }), aSeat()] });
    expect(stateOf(board, aSeat({ kind: "bot", level: "hard" }))).toBe("бот, сильный");
    expect(stateOf(board, aSeat({ is_resigned: true }))).toBe("партия сдана, доигрывает бот");
    expect(stateOf(board, aSeat({ is_stood_in: true }))).toBe("пока играет бот");
    expect(stateOf(board, aSeat({ is_present: false }))).toBe("не на связи");
    expect(stateOf(board, aSeat({ is_host: true }))).toBe("за столом, хозяин стола");
  });
});
