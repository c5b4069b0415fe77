// Boards for tests of the page: everything that a test doesn't speak of is as usual.

import { vi } from "vitest";
import type { Board, Line, SeatView } from "../protocol";

export function aSeat(change: Partial<SeatView> = {}): SeatView {
  return { kind: "person", name: "Anna", is_present: true, ...change };
}

export function aBoard(change: Partial<Board> = {}): Board {
  return {
    type: "board",
    table: "table0000001",
    seq: 1,
    game: "kosmopolis",
    version: "1",
    pack: "",
    status: "playing",
    settings: {
      seats: 2,
      options: {},
      title: "",
      is_public: false,
      hints: false,
      pace: { kind: "wait", seconds: 600, increment: 10, days: 2 },
      stand_in: "easy",
    },
    seats: [aSeat({ is_you: true }), aSeat({ name: "Bot 2", kind: "bot", level: "easy", is_present: false })],
    you: 0,
    lost: -1,
    is_host: true,
    chance: { commitment: "" },
    watchers: 0,
    is_paused: false,
    proposal: null,
    step: 0,
    since: 0,
    question: 0,
    ask: "",
    view: {},
    moves: [],
    preview: null,
    undo: 0,
    can_propose_undo: false,
    can_hint: false,
    lines: [],
    lines_after: 0,
    ending: null,
    previous: null,
    rematch: null,
    deal: null,
    rank: "",
    next_rank: "",
    ...change,
  };
}

export function aLine(change: Partial<Line> = {}): Line {
  return { seq: 1, at: 0, kind: "event", text: "something happened", ...change };
}

/** Until globals are restored every socket shows a board, and nothing else. */
export function showEverywhere(board: Board): void {
  vi.stubGlobal(
    "WebSocket",
    class {
      onmessage: ((event: { data: string }) => void) | null = null;

      constructor() {
        queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(board) }));
      }

      send(): void {}
      close(): void {}
    },
  );
}
