// What the games find in a line of the log to mark it with their pictograms.

import type { Line } from "../protocol";

/** The event that a line tells of; undefined if it tells of none. */
export function eventOf<Event>(line: Line): Event | undefined {
  return line.kind === "event" ? (line.event as Event | undefined) : undefined;
}

/** The pictogram of each kind of event, by a list of pictograms, each with those kinds that it stands for. */
export function signsOf<Kind extends string>(list: [string, Kind[]][]): Map<string, string> {
  return new Map(list.flatMap(([sign, kinds]) => kinds.map((kind) => [kind, sign] as const)));
}

/** A text taken apart: what stands before the first of some words that it holds, these words, and what stands after.
 *  If it holds none of them, its first word stands for them. */
export function around(text: string, words: string[]): [string, string, string] {
  const found = words.find((each) => text.includes(each)) ?? text.split(" ")[0] ?? "";
  const at = text.indexOf(found);
  return [text.slice(0, at), found, text.slice(at + found.length)];
}
