// From the form to a table that exists: people, seats, and, if nobody has to be waited for, the deal.

import type { GameRow } from "../../protocol";
import { toast } from "../components/toasts.svelte";
import { api, wordsOf } from "../connection/api";
import { begin, seeCommitment } from "../device/chance";
import { ensureMe, guestName } from "../device/me.svelte";
import { meetPeople, seatPeople } from "../device/people";
import { rememberChoice } from "../home/games";
import { type Draft, tidyOptions, tidyPace } from "./draft";
import { isComplete, levelsIn, type SeatRow, seatWords } from "./rows";

/**
 * Set up a table and answer its id. Names are asked about first, so that a refused one leaves nothing behind.
 *
 * `usual` is the level that bots had before anybody chose another.
 */
export async function setUp(
  game: GameRow,
  name: string,
  rows: SeatRow[],
  draft: Draft,
  content: string,
  usual: string,
): Promise<string> {
  await ensureMe(name.trim());
  const here = rows.flatMap((row, seat) => (row.kind === "device" ? [{ seat, name: row.name.trim() }] : []));
  const numbers = await meetPeople(here.map((person) => person.name || guestName()));
  const options = tidyOptions(game, draft.options, rows.length);
  const seats = seatWords(rows);
  const pace = tidyPace(draft.pace);
  const { table, commitment } = await api.open({ game: game.name, seats, content, ...draft, options, pace });
  seeCommitment(table, commitment);
  rememberChoice(
    game.name,
    levelsIn(rows).filter((level) => level !== usual),
  );
  try {
    if (here.length) {
      const mine = rows.findIndex((row) => row.kind === "me");
      const others = here.map((person, i) => [person.seat, numbers[i] ?? 0]);
      await seatPeople(table, { [mine]: 0, ...Object.fromEntries(others) });
    }
    if (isComplete(rows)) {
      await begin(table);
    }
  } catch (error) {
    // The table exists by now: the rest can be done in its waiting room.
    toast(wordsOf(error), "why-not");
  }
  return table;
}
