import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toasts } from "../components/toasts.svelte";
import { api } from "../connection/api";
import { speak, t } from "../text/texts.svelte";
import { keep, recall } from "./kept";
import { checkMe, me, setMe } from "./me.svelte";

let answer: () => Response;

beforeEach(() => {
  speak("en");
  localStorage.clear();
  toasts.length = 0;
  keep("device.people", { 1: "Bo" });
  setMe({ name: "Ada", language: "en", has_webhook: false });
  vi.stubGlobal("fetch", async () => answer());
});

afterEach(() => {
  vi.unstubAllGlobals();
  setMe(null);
});

const stranger = () => new Response(JSON.stringify({ reason: "who-are-you", words: "Who?" }), { status: 401 });

it("forgets a person whom the server doesn't know any more, and says so once", async () => {
  answer = stranger;
  await expect(api.myTables("open")).rejects.toMatchObject({ reason: "who-are-you" });
  await expect(api.myTables("open")).rejects.toMatchObject({ reason: "who-are-you" });
  expect(me()).toBeNull();
  expect(recall("device.people", {})).toEqual({});
  expect(toasts.map(({ text }) => text)).toEqual([t("signed-out-title")]);
});

it("keeps the owner of the device when somebody else at it is not known any more", async () => {
  answer = stranger;
  await expect(api.note("one", 2)).rejects.toMatchObject({ reason: "who-are-you" });
  expect(me()?.name).toBe("Ada");
});

it("asks once more who this is, where a table is not to be seen", async () => {
  answer = () => new Response(JSON.stringify({ name: "Ada", language: "en", has_webhook: false }));
  await checkMe();
  expect(me()?.name).toBe("Ada");
  answer = () => new Response(null, { status: 204 });
  await checkMe();
  expect(me()).toBeNull();
});
