// The seats of a table before it exists: who is to sit where.

import type { GameRow } from "../../protocol";
import { MOST_FURTHER } from "../device/people";

export type Company = "bots" | "friends" | "device";
export type Kind = "me" | "friend" | "device" | "bot";

export interface SeatRow {
  /** Tells rows apart while they come and go. */
  id: number;
  kind: Kind;
  /** Of somebody at this device. */
  name: string;
  level: string;
}

const USUAL_SEATS: Record<Company, number> = { bots: 3, friends: 3, device: 2 };
const KIND: Record<Company, Kind> = { bots: "bot", friends: "friend", device: "device" };

/** The company asked for in an address. */
export function companyOf(text: string | null): Company {
  return text === "friends" || text === "device" ? text : "bots";
}

/** The rows to begin with: me and the company one came for. `names` are for people at this device, in order. */
export function firstRows(game: GameRow, company: Company, level: string, names: string[]): SeatRow[] {
  const count = Math.max(game.min_seats, Math.min(game.max_seats, USUAL_SEATS[company]));
  let rows: SeatRow[] = [{ id: 0, kind: "me", name: "", level }];
  while (rows.length < count) {
    rows = withRow(rows, company, level, names);
  }
  return rows;
}

export function canAdd(rows: SeatRow[], game: GameRow): boolean {
  return rows.length < game.max_seats;
}

export function canRemove(rows: SeatRow[], game: GameRow): boolean {
  return rows.length > game.min_seats;
}

/** One seat more, for the company one came for. */
export function withRow(rows: SeatRow[], company: Company, level: string, names: string[]): SeatRow[] {
  const id = Math.max(...rows.map((row) => row.id)) + 1;
  const kind = KIND[company] === "device" && countDevice(rows) >= MOST_FURTHER ? "bot" : KIND[company];
  return [...rows, { id, kind, name: freeName(rows, names), level }];
}

/** A seat less; mine stays. */
export function withoutRow(rows: SeatRow[], id: number): SeatRow[] {
  return rows.filter((row) => row.id !== id || row.kind === "me");
}

function countDevice(rows: SeatRow[]): number {
  return rows.filter((row) => row.kind === "device").length;
}

function freeName(rows: SeatRow[], names: string[]): string {
  return names.find((name) => rows.every((row) => row.name !== name)) ?? "";
}

/** The seats as the server wants them. People at this device get open seats, and sit down afterwards. */
export function seatWords(rows: SeatRow[]): string[] {
  return rows.map((row) => (row.kind === "me" ? "me" : row.kind === "bot" ? row.level : "open"));
}

/** Whether the game can begin at once: no seat waits for a friend. */
export function isComplete(rows: SeatRow[]): boolean {
  return rows.every((row) => row.kind !== "friend");
}

/** The levels of the bots, in the order of seats. */
export function levelsIn(rows: SeatRow[]): string[] {
  return rows.filter((row) => row.kind === "bot").map((row) => row.level);
}
