// Asking the server over HTTP. Whatever goes wrong comes as a `Trouble` with a reason and words for people.

import type {
  Acceptance,
  Accepted,
  AnyCommand,
  BestResults,
  Block,
  Board,
  Change,
  DailyDeal,
  Device,
  Done,
  GameRecord,
  GameRow,
  Invitation,
  InviteRow,
  Lesson,
  Line,
  LinkOwner,
  Me,
  Moment,
  NewMe,
  NewTable,
  Note,
  OpenedTable,
  PersonalLink,
  Problem,
  Rematch,
  Replay,
  Rules,
  Scores,
  SeatLink,
  SeatOffer,
  TableRow,
  TokenRow,
  Verification,
  WatchLink,
} from "../../protocol";
import { language, t } from "../text/texts.svelte";
import { newId } from "./ids";
import { watchCode } from "./watch";

/** Why something was not done: `status` 0 if the server was not reached. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly words: string,
    /** For programmers, in English. */
    readonly detail = "",
  ) {
    super(words);
  }
}

/** The words to show for whatever was thrown. */
export function wordsOf(error: unknown): string {
  return error instanceof Failure ? error.words : t("trouble-unknown");
}

/** `heard` is called when the server does not know, any more, whom this device belongs to. */
export const stranger = { heard: (): void => {} };

const UNKNOWN = 401;

interface Asking {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  /** Which of the people at this device asks; 0: the one it belongs to. */
  as?: number;
  /** A list is asked for once for each of it. */
  query?: Record<string, string | number | string[]>;
}

/** The address of a request in the language just now, for one of the people at this device. */
export function address(path: string, { as = 0, query = {} }: Pick<Asking, "as" | "query"> = {}): string {
  const parameters = new URLSearchParams({ language: language() });
  if (as) {
    parameters.set("as", `${as}`);
  }
  const watch = watchCode(/^\/tables\/([^/]+)/.exec(path)?.[1] ?? "");
  if (watch) {
    parameters.set("watch", watch);
  }
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      parameters.append(name, `${each}`);
    }
  }
  return `/api${path}?${parameters}`;
}

async function ask<T>(path: string, asking: Asking = {}): Promise<T> {
  const { method = "GET", body, as = 0 } = asking;
  let response: Response;
  try {
    response = await fetch(
      address(path, asking),
      body === undefined
        ? { method }
        : { method, body: JSON.stringify(body), headers: { "Content-Type": "application/json" } },
    );
  } catch {
    throw new Failure(0, "away", t("trouble-away"));
  }
  if (response.status === 204) {
    return undefined as T;
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const problem = answer as Partial<Problem> | null;
    if (response.status === UNKNOWN && as === 0) {
      stranger.heard();
    }
    throw new Failure(
      response.status,
      problem?.reason ?? "failed",
      problem?.words ?? t("trouble-unknown"),
      problem?.detail ?? "",
    );
  }
  return answer as T;
}

const dealt = (game: string, day: string) => `/solo/${encodeURIComponent(game)}/deals/${encodeURIComponent(day)}`;
const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => ask<GameRow[]>("/games"),
  rules: (game: string) => ask<Rules>(`/games/${encodeURIComponent(game)}/rules`),
  lesson: (game: string, name: string) => ask<Lesson>(`/games/${encodeURIComponent(game)}/lesson`, { query: { name } }),

  deal: (game: string, day: string) => ask<DailyDeal>(dealt(game, day)),
  tryDeal: (game: string, day: string) => ask<OpenedTable>(`${dealt(game, day)}/try`, { method: "POST" }),
  practise: (game: string, day: string) => ask<OpenedTable>(`${dealt(game, day)}/practice`, { method: "POST" }),
  best: (game: string, traits: string[]) =>
    ask<BestResults>(`/solo/${encodeURIComponent(game)}/best`, { query: { trait: traits } }),

  me: (as = 0) => ask<Me | undefined>("/me", { as }),
  createMe: (body: NewMe, as = 0) => ask<Me>("/me", { method: "POST", body, as }),
  change: (body: Change, as = 0) => ask<Me>("/me", { method: "PATCH", body, as }),
  forget: () => ask<void>("/me", { method: "DELETE" }),
  link: (keep: boolean) => ask<PersonalLink>("/me/link", { method: "POST", query: { keep: `${keep}` } }),
  lookAtLink: (key: string) => ask<LinkOwner>("/me/link/look", { method: "POST", body: { key } }),
  claim: (key: string, replace = false) => ask<Me>("/me/claim", { method: "POST", body: { key, replace } }),
  signOut: () => ask<void>("/me/sign-out", { method: "POST" }),
  devices: () => ask<Device[]>("/me/devices"),
  signOutDevice: (id: string) => ask<void>(`/me/devices/${encodeURIComponent(id)}`, { method: "DELETE" }),
  signOutEverywhere: (tokens: boolean) => ask<void>("/me/sign-out-everywhere", { method: "POST", body: { tokens } }),
  tokens: () => ask<TokenRow[]>("/me/tokens"),
  myTables: (state: "open" | "finished") => ask<TableRow[]>("/me/tables", { query: { state } }),
  blocks: () => ask<Block[]>("/me/blocks"),
  block: (table: string, seat: number, as = 0) =>
    ask<Block>("/me/blocks", { method: "POST", body: { table, seat }, as }),
  unblock: (id: string) => ask<void>(`/me/blocks/${encodeURIComponent(id)}`, { method: "DELETE" }),

  tables: () => ask<TableRow[]>("/tables"),
  open: (body: NewTable) => ask<OpenedTable>("/tables", { method: "POST", body }),
  board: (table: string, as = 0) => ask<Board>(at(table), { as }),
  command: (table: string, command: AnyCommand, as = 0) =>
    ask<Done>(`${at(table)}/commands`, { method: "POST", body: { type: "do", id: newId(), command }, as }),
  lines: (table: string, before: number, as = 0) => ask<Line[]>(`${at(table)}/lines`, { query: { before }, as }),
  note: (table: string, as = 0) => ask<Note>(`${at(table)}/note`, { as }),
  write: (table: string, text: string, as = 0) => ask<void>(`${at(table)}/note`, { method: "PUT", body: { text }, as }),
  invites: (table: string) => ask<InviteRow[]>(`${at(table)}/invites`),
  invite: (table: string) => ask<InviteRow>(`${at(table)}/invites`, { method: "POST" }),
  revoke: (table: string, code: string) => ask<void>(`${at(table)}/invites/${code}`, { method: "DELETE" }),
  invitation: (code: string) => ask<Invitation>(`/invites/${encodeURIComponent(code)}`),
  accept: (code: string, body: Acceptance, as = 0) =>
    ask<Accepted>(`/invites/${encodeURIComponent(code)}`, { method: "POST", body, as }),

  seatLink: (table: string, seat: number) => ask<SeatLink>(`${at(table)}/seats/${seat}/link`, { method: "POST" }),
  revokeSeatLink: (table: string, seat: number) => ask<void>(`${at(table)}/seats/${seat}/link`, { method: "DELETE" }),
  lookAtSeat: (key: string) => ask<SeatOffer>("/seats/look", { method: "POST", body: { key } }),
  takeSeat: (key: string) => ask<Accepted>("/seats/take", { method: "POST", body: { id: newId(), key } }),
  watchLink: (table: string) => ask<WatchLink>(`${at(table)}/watch`),

  moment: (table: string, step: number, seat: number, as = 0) =>
    ask<Moment>(`${at(table)}/at/${step}`, { query: { seat }, as }),
  scores: (table: string) => ask<Scores>(`${at(table)}/scores`),
  record: (table: string) => ask<GameRecord>(`${at(table)}/record`),
  chance: (table: string) => ask<Verification>(`${at(table)}/chance`),
  rematch: (table: string) => ask<Rematch>(`${at(table)}/rematch`, { method: "POST" }),
  replay: (record: unknown, seat: number) => ask<Replay>("/replay", { method: "POST", body: { record, seat } }),
};
