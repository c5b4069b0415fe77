// Several people at one device: whose turn it is to look at it.

import type { Board } from "../../protocol";

/** Seats of people at this device that the table waits for, in seat order; who has a vote to give comes last. */
export function waitedFor(board: Board, seats: number[]): number[] {
  if (board.status !== "playing") {
    return [];
  }
  const here = seats
    .filter((seat) => {
      const who = board.seats[seat];
      return who?.kind === "person" && !who.is_resigned && !who.is_stood_in;
    })
    .sort((one, other) => one - other);
  const asked = board.is_paused ? [] : here.filter((seat) => board.seats[seat]?.is_turn);
  const { proposal } = board;
  const voters = proposal ? here.filter((seat) => !proposal.agreed.includes(seat) && !asked.includes(seat)) : [];
  return [...asked, ...voters];
}

/** Returns who should have the device: the one who has it, unless the game waits only for others at this device. */
export function nextSeat(board: Board, seats: number[], current: number): number {
  const waited = waitedFor(board, seats);
  return waited.includes(current) ? current : (waited[0] ?? current);
}
