// Codes of watch links by table. Requests about a table that is watched send its code along.

import { keep, recall } from "../device/kept";

/** Returns the code for watching a table; empty if none is needed or known. */
export function watchCode(table: string): string {
  return table === "" ? "" : recall(`watch.${table}`, "");
}

/** Keep the code of a watch link, so that the replay and later visits are open too. */
export function keepWatchCode(table: string, code: string | null): void {
  if (code) {
    keep(`watch.${table}`, code);
  }
}
