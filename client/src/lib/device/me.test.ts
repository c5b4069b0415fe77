import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toasts } from "../components/toasts.svelte";
import { api } from "../connection/api";
import { speak, t } from "../text/texts.svelte";
import { keep, recall } from "./kept";
import { checkMe, me, setMe } from "./me.svelte";

let answer: (address: string) => Response;

beforeEach(() => {
  speak("en");
  localStorage.clear();
  toasts.length = 0;
  keep("device.people", { 1: "Bo" });
  setMe({ name: "Ada", language: "en", has_webhook: false });
  vi.stubGlobal("fetch", async (address: string) => answer(address));
});

afterEach(() => {
  vi.unstubAllGlobals();
  setMe(null);
});

/** What the server answers to somebody it doesn't know. */
function stranger(address: string): Response {
  return address.startsWith("/api/me?")
    ? new Response(null, { status: 204 })
    : new Response(JSON.stringify({ reason: "who-are-you", words: "Who?" }), { status: 401 });
}

it("forgets a person whom the server doesn't know any more, and says so once", async () => {
  answer = stranger;
  await expect(api.myTables("open")).rejects.toMatchObject({ reason: "who-are-you" });
  await expect(api.myTables("open")).rejects.toMatchObject({ reason: "who-are-you" });
  await vi.waitFor(() => expect(me()).toBeNull());
  expect(recall("device.people", {})).toEqual({});
  await vi.waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts.map(({ text }) => text)).toEqual([t("signed-out-title")]);
});

it("keeps the owner of the device when somebody else at it is not known any more", async () => {
  answer = stranger;
  await expect(api.note("one", 2)).rejects.toMatchObject({ reason: "who-are-you" });
  expect(me()?.name).toBe("Ada");
});

it("takes in that somebody else has signed in here in another window, and forgets nothing of theirs", async () => {
  answer = () => new Response(JSON.stringify({ name: "Bo", language: "en", has_webhook: false }));
  expect(await checkMe()).toBe(false);
  expect(me()?.name).toBe("Bo");
  expect(recall("device.people", {})).toEqual({ 1: "Bo" });
  answer = stranger;
  expect(await checkMe()).toBe(true);
  expect(me()).toBeNull();
  expect(await checkMe()).toBe(false);
});
