// The cells of a ship, the tiles that go there and how they can be turned.

const COLUMNS = ["a", "b", "c", "d", "e", "f"] as const;
/** From the top down, as they are drawn. */
const ROWS = [4, 3, 2, 1] as const;
export const COLOURS = ["orange", "blue", "purple"] as const;

/** All cells as they are read: the top row first. */
export const CELLS: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));

const STRAIGHT = ["ns", "ew"];
const CORNER = ["ne", "es", "sw", "nw"];
const TEE = ["nes", "esw", "nsw", "new"];
const SINGLE = ["n", "e", "s", "w"];

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A tile to be laid, or one that is looked at in its cell. */
export interface Placement {
  agent: string;
  sides: string;
  cell: string;
}

/** Which of the 24 printed cells it is: a1 first, then along the rows. */
export function indexOf(cell: string): number {
  return (Number(cell[1]) - 1) * COLUMNS.length + COLUMNS.indexOf(cell[0] as (typeof COLUMNS)[number]);
}

/** The agent of a kind of tile: `orange-straight` is orange. */
export function agentOf(kind: string): string {
  return kind.split("-")[0] ?? kind;
}

/** The colour that an agent is drawn in, and whose mark it has. */
export function colourOf(agent: string): string {
  return agent === "inspector" ? "grey" : agent;
}

/** The sides that the connectors of a kind of tile can point to, in the order in which it is turned. */
export function turnsOf(kind: string): string[] {
  if (kind.endsWith("-straight")) {
    return STRAIGHT;
  }
  if (kind.endsWith("-corner")) {
    return CORNER;
  }
  return kind === "purple" ? TEE : SINGLE;
}

/** The next of some turns, or the one before; the first if there was none of them. */
export function nextTurn(turns: string[], now: string, step: number): string | undefined {
  const at = turns.indexOf(now);
  return at < 0 ? turns[0] : turns[(at + step + turns.length) % turns.length];
}

export function placeMove({ agent, sides, cell }: Placement): string {
  return `place ${agent}-${sides} ${cell}`;
}

/** The tile and the cell that a move in notation is about. */
export function placementIn(move: string | null): Placement | null {
  const found = /^place (\w+)-(\w+) (\w\d)$/.exec(move ?? "");
  return found ? { agent: found[1] ?? "", sides: found[2] ?? "", cell: found[3] ?? "" } : null;
}

/** The cell that an arrow key leads to; none at the edge, or by another key. */
export function cellBeside(cell: string, key: string): string | null {
  const step = STEPS[key];
  const column = COLUMNS.indexOf(cell[0] as (typeof COLUMNS)[number]);
  if (!step) {
    return null;
  }
  const letter = COLUMNS[column + step[0]];
  const row = Number(cell[1]) + step[1];
  return letter !== undefined && row >= 1 && row <= ROWS.length ? `${letter}${row}` : null;
}
