import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Device } from "../../protocol";
import { speak, t } from "../text/texts.svelte";
import Devices from "./Devices.svelte";
import PersonalLink from "./PersonalLink.svelte";

const DAY = Date.UTC(2026, 10, 17, 12);
const here: Device = { id: "a1", label: "Chrome · Linux", created: DAY, used: DAY, is_this: true, by_link: false };
const phone: Device = { ...here, id: "b2", label: "Firefox · Android", is_this: false, by_link: true };
const old: Device = { ...here, id: "c3", label: "", used: DAY - 1, is_this: false };

let devices: Device[];
let tokens: unknown[];
const asked: string[] = [];

beforeEach(() => {
  speak("en");
  devices = [old, phone, here];
  tokens = [];
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: string, how: RequestInit = {}) => {
    const method = how.method ?? "GET";
    const url = new URL(address, "http://here");
    if (method !== "GET") {
      asked.push(`${method} ${url.pathname} ${url.searchParams.get("keep") ?? how.body ?? ""}`.trim());
      devices = devices.filter(({ id }) => !url.pathname.endsWith(id));
    }
    if (url.pathname.endsWith("/link")) {
      return new Response(JSON.stringify({ link: "http://here/#me=kl_1", key: "kl_1" }));
    }
    const found = url.pathname.endsWith("/tokens") ? tokens : devices;
    return method === "GET" ? new Response(JSON.stringify(found)) : new Response(null, { status: 204 });
  });
});

afterEach(() => vi.unstubAllGlobals());

it("lists this device first, then those used last, with a button for all but this", async () => {
  render(Devices);
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map((row) => row.querySelector("b")?.textContent)).toEqual([here.label, phone.label, "Unknown browser"]);
  expect(rows.map((row) => within(row).queryAllByRole("button").length)).toEqual([0, 1, 1]);
});

it("signs out a device when one has said so twice, and shows the others", async () => {
  render(Devices);
  await fireEvent.click(await screen.findByRole("button", { name: /Sign out: .?Firefox/ }));
  expect(asked).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: t("home-device-sure") }));
  expect(asked).toEqual(["DELETE /api/me/devices/b2"]);
  await vi.waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
});

it("signs out everywhere, with the keys of programs only if one says so", async () => {
  tokens = [{}];
  render(Devices);
  const box = await screen.findByRole("checkbox");
  for (const isWanted of [false, true]) {
    if (isWanted) {
      await fireEvent.click(box);
    }
    await fireEvent.click(screen.getByRole("button", { name: t("home-everywhere") }));
    await fireEvent.click(screen.getByRole("button", { name: t("home-everywhere-sure") }));
  }
  expect(asked).toEqual([
    'POST /api/me/sign-out-everywhere {"tokens":false}',
    'POST /api/me/sign-out-everywhere {"tokens":true}',
  ]);
});

it("asks what becomes of devices that came by the former personal link", async () => {
  for (const [button, keep] of [
    [t("home-key-keep"), "true"],
    [t("home-key-end"), "false"],
  ] as const) {
    const onchange = vi.fn();
    const { unmount } = render(PersonalLink, { onchange });
    await fireEvent.click(screen.getByRole("button", { name: t("home-key-make") }));
    expect(await screen.findByText(/By the former link this device was signed in: .?Firefox · Android/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByDisplayValue(/#me=kl_1/)).toBeTruthy();
    expect(onchange).toHaveBeenCalledOnce();
    expect(asked.at(-1)).toBe(`POST /api/me/link ${keep}`);
    unmount();
  }
});

it("makes a personal link without a question where none has come by one", async () => {
  devices = [here, old];
  render(PersonalLink, { onchange: () => undefined });
  await fireEvent.click(screen.getByRole("button", { name: t("home-key-make") }));
  expect(await screen.findByDisplayValue(/#me=kl_1/)).toBeTruthy();
});
