// From nothing to a game in one click.

import type { GameRow } from "../../protocol";
import { api } from "../connection/api";
import { newNonce } from "../connection/ids";
import { ensureMe } from "../device/me.svelte";
import { go } from "../router.svelte";
import { rememberChoice, usualLevel } from "./games";

const BOTS = 2;

/** Open a table against bots, of the usual level unless another is wanted, deal, and go there. */
export async function playNow(game: GameRow, wanted?: string): Promise<void> {
  await ensureMe();
  const bots = Math.max(game.min_seats - 1, Math.min(BOTS, game.max_seats - 1));
  const level = wanted ?? (await usualLevel(game));
  const { table } = await api.open({ game: game.name, seats: ["me", ...Array<string>(bots).fill(level)] });
  await api.command(table, { type: "start", nonce: newNonce() });
  rememberChoice(game.name);
  go(`/t/${table}`);
}
