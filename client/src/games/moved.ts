// What others have moved since one's own last decision: it stays marked on the board until one decides again.

import type { Attachment } from "svelte/attachments";
import type { Thing } from "../lib/timeline/motion";
import type { Line } from "../protocol";

/** The places of what others' moves left there. `placesOf` says it of one event of the game. */
export function placesMoved(
  lines: Line[],
  since: number,
  you: number,
  placesOf: (event: never) => string[],
): Set<string> {
  const news = lines.filter(({ kind, seat, step }) => kind === "event" && seat !== you && (step ?? -1) > since);
  return new Set(you < 0 ? [] : news.flatMap(({ event }) => (event ? placesOf(event as never) : [])));
}

/** For the element around a board: things at these places carry `data-moved`, however often the board is drawn anew. */
export function marking(moved: Set<string>): Attachment<HTMLElement> {
  return (board) => {
    const mark = () => {
      for (const thing of board.querySelectorAll<Thing>("[data-place]")) {
        thing.toggleAttribute("data-moved", moved.has(thing.dataset.place ?? ""));
      }
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-place"] });
    return () => observer.disconnect();
  };
}
