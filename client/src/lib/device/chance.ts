// What this browser saw of a table's chance before the deal, and the numbers it mixed in itself: kept here, so that after
// the game nobody else's word has to be taken for it.

import { api, Failure } from "../connection/api";
import { newNonce } from "../connection/ids";
import { Refused } from "../connection/live.svelte";
import { keep, recall } from "./kept";

/** So many tables are kept, those seen last. */
export const MOST_TABLES = 100;

export interface SeenChance {
  table: string;
  /** The commitment that was shown first, before the deal; empty: none was seen. */
  commitment: string;
  /** By person at this device: the numbers that may be in the mix. More than one, if an answer was lost. */
  nonces: Record<number, string[]>;
  /** The number sent with the start, the last one to be mixed in; empty: somebody else began. */
  last: string;
}

/** What was seen of a table's chance; nothing: no such table, or too long ago. */
export function seenChance(table: string): SeenChance | undefined {
  return kept().find((seen) => seen.table === table);
}

/** Keep the commitment of a table that was not dealt yet. Only the first one counts. */
export function seeCommitment(table: string, commitment: string): void {
  change(table, (seen) => ({ ...seen, commitment: seen.commitment || commitment }));
}

/** Send a command with a fresh number of this player's for the mix, and keep the number unless it is refused. */
export async function mixIn<T>(
  table: string,
  as: number,
  send: (nonce: string) => Promise<T>,
  { isStart = false } = {},
): Promise<T> {
  const nonce = newNonce();
  const before = seenChance(table);
  const given = (nonces: string[]) => (seen: SeenChance) => ({ ...seen, nonces: { ...seen.nonces, [as]: nonces } });
  change(table, given([...(before?.nonces[as] ?? []), nonce]));
  if (isStart) {
    change(table, (seen) => ({ ...seen, last: nonce }));
  }
  try {
    const answer = await send(nonce);
    change(table, given([nonce]));
    return answer;
  } catch (error) {
    if (isRefusal(error)) {
      change(table, given(before?.nonces[as] ?? []));
      change(table, (seen) => ({ ...seen, last: before?.last ?? "" }));
    }
    throw error;
  }
}

/** Begin the game at a table that waits for nobody. */
export async function begin(table: string): Promise<void> {
  await mixIn(table, 0, (nonce) => api.command(table, { type: "start", nonce }), { isStart: true });
}

/** Whether it is certain that a command was not carried out. */
function isRefusal(error: unknown): boolean {
  return error instanceof Failure
    ? error.status >= 400 && error.status < 500
    : error instanceof Refused && !!error.words;
}

function kept(): SeenChance[] {
  return recall<SeenChance[]>("chance", []);
}

function change(table: string, how: (seen: SeenChance) => SeenChance): void {
  const changed = how(seenChance(table) ?? { table, commitment: "", nonces: {}, last: "" });
  keep("chance", [...kept().filter((seen) => seen.table !== table), changed].slice(-MOST_TABLES));
}
