import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setMe } from "../device/me.svelte";
import { speak } from "../text/texts.svelte";
import SwitchIdentity from "./SwitchIdentity.svelte";

const asked: string[] = [];

beforeEach(() => {
  speak("en");
  setMe({ name: "Bo", language: "en", has_webhook: false });
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: string, how: RequestInit = {}) => {
    asked.push(`${how.method ?? "GET"} ${address.split("?")[0]}`);
    const answer = address.startsWith("/api/me/link")
      ? { link: "http://192.168.1.7:8080/#me=kl_0123456789012345678901234567890123456789012", key: "kl_0" }
      : address.includes("state=open")
        ? [{}, {}]
        : [{}];
    return new Response(JSON.stringify(answer));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  setMe(null);
});

function show() {
  const onswitch = vi.fn(async () => undefined);
  const onclose = vi.fn();
  render(SwitchIdentity, { name: "Ada", onswitch, onclose });
  return { onswitch, onclose };
}

it("says who would be forgotten, with how many games, and changes nothing by itself", async () => {
  const { onswitch } = show();
  expect(screen.getByText(/personal link of .?Ada/)).toBeTruthy();
  expect(screen.getByText(/Whoever made the link plays as .?Ada.? too, and sees everything/)).toBeTruthy();
  expect(await screen.findByText(/forgets .?Bo.? with .?3.? games/)).toBeTruthy();
  expect(onswitch).not.toHaveBeenCalled();
  expect(asked.every((each) => each.startsWith("GET "))).toBe(true);
});

it("gives one's own personal link to take along, with a code for a camera", async () => {
  show();
  await fireEvent.click(screen.getByRole("button", { name: /First make a personal link/, hidden: true }));
  expect(await screen.findByDisplayValue(/#me=kl_0123/)).toBeTruthy();
  expect(screen.getByRole("img", { hidden: true })).toBeTruthy();
});

it("switches when one says so, or stays", async () => {
  const { onswitch, onclose } = show();
  await fireEvent.click(screen.getByRole("button", { name: /Stay/, hidden: true }));
  expect(onclose).toHaveBeenCalled();
  expect(onswitch).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: /Be .?Ada.? here/, hidden: true }));
  expect(onswitch).toHaveBeenCalledOnce();
});

it("asks where nobody is known, too, and has no games to count then", async () => {
  setMe(null);
  const { onswitch } = show();
  expect(screen.getByText(/Whoever made the link plays as .?Ada.? too/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Not now", hidden: true })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /First make a personal link/, hidden: true })).toBeNull();
  expect(onswitch).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});
