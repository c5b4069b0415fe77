// Tables of others that this browser looks on at by a watch link: the code of the link goes along with what is asked.

import { keep, recall } from "./kept";

/** The code by which a table may be looked at; empty if none is needed or known. */
export function watchCode(table: string): string {
  return table === "" ? "" : recall(`watch.${table}`, "");
}

/** Keep the code of a watch link, so that the replay and later visits are open too. */
export function keepWatchCode(table: string, code: string | null): void {
  if (code) {
    keep(`watch.${table}`, code);
  }
}
