import { describe, expect, it } from "vitest";
import { aBoard, aSeat } from "../fixtures";
import { nextSeat, waitedFor } from "./hotseat";

const seats = (turns: number[]) =>
  [0, 1, 2, 3].map((seat) =>
    aSeat({ kind: seat === 3 ? "bot" : "person", name: `seat ${seat}`, is_turn: turns.includes(seat) }),
  );

describe("several people at one device", () => {
  it("hands it to whose turn it is", () => {
    expect(nextSeat(aBoard({ seats: seats([1]) }), [0, 1, 2], 0)).toBe(1);
  });

  it("leaves it where it is while nobody here is waited for", () => {
    expect(nextSeat(aBoard({ seats: seats([3]) }), [0, 1, 2], 2)).toBe(2);
    expect(nextSeat(aBoard({ seats: seats([2]) }), [0, 1], 1)).toBe(1);
  });

  it("goes through those who choose at the same time in seat order", () => {
    expect(nextSeat(aBoard({ seats: seats([0, 1, 2]) }), [2, 0, 1], 1)).toBe(1);
    expect(nextSeat(aBoard({ seats: seats([0, 2]) }), [2, 0, 1], 1)).toBe(0);
    expect(nextSeat(aBoard({ seats: seats([2]) }), [2, 0, 1], 0)).toBe(2);
  });

  it("asks for missing votes after the moves", () => {
    const proposal = { seat: 0, what: "undo", count: 1, agreed: [0], you_owe: false } as const;
    const board = aBoard({ seats: seats([2]), proposal: { ...proposal, agreed: [0] } });
    expect(waitedFor(board, [0, 1, 2])).toEqual([2, 1]);
  });

  it("doesn't wait for who gave up or has a bot in his seat, nor in a pause, nor after the end", () => {
    const gone = seats([0, 1]).map((seat, i) => ({ ...seat, is_resigned: i === 0, is_stood_in: i === 1 }));
    expect(waitedFor(aBoard({ seats: gone }), [0, 1])).toEqual([]);
    expect(waitedFor(aBoard({ seats: seats([1]), is_paused: true }), [0, 1])).toEqual([]);
    expect(waitedFor(aBoard({ seats: seats([1]), status: "over" }), [0, 1])).toEqual([]);
  });
});
