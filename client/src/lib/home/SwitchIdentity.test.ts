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
  render(SwitchIdentity, { words: "This link is Ada’s. On this device you are Bo.", onswitch, onclose });
  return { onswitch, onclose };
}

it("says who would be forgotten, with how many games, and changes nothing by itself", async () => {
  const { onswitch } = show();
  expect(screen.getByText(/This link is Ada/)).toBeTruthy();
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
  await fireEvent.click(screen.getByRole("button", { name: "Switch", hidden: true }));
  expect(onswitch).toHaveBeenCalledOnce();
});
