// From nothing to a game in one click.

import type { GameRow } from "../../protocol";
import { api } from "../connection/api";
import { begin, seeCommitment } from "../device/chance";
import { ensureMe } from "../device/me.svelte";
import { go } from "../router.svelte";
import { rememberChoice, usualLevel } from "./games";

const BOTS = 2;

/** Open a table against bots, of the usual level unless another is wanted, deal, and go there. */
export async function playNow(game: GameRow, wanted?: string): Promise<void> {
  await ensureMe();
  const bots = Math.max(game.min_seats - 1, Math.min(BOTS, game.max_seats - 1));
  const level = wanted ?? (await usualLevel(game));
  const seats = ["me", ...Array<string>(bots).fill(level)];
  const { table, commitment } = await api.open({ game: game.name, seats });
  seeCommitment(table, commitment);
  await begin(table);
  rememberChoice(game.name);
  go(`/t/${table}`);
}
