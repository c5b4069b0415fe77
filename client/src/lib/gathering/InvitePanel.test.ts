import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import InvitePanel from "./InvitePanel.svelte";

afterEach(() => vi.unstubAllGlobals());

it("asks for one link, however often the board changes meanwhile", async () => {
  const asked: string[] = [];
  let made = 0;
  vi.stubGlobal("fetch", async (_: string, how: RequestInit = {}) => {
    asked.push(how.method ?? "GET");
    // A list is as it was when it was asked for.
    const rows = how.method === "POST" ? { code: `code${++made}`, link: `http://table/i/code${made}` } : [];
    await new Promise((resolve) => setTimeout(resolve, 5));
    return new Response(JSON.stringify(rows), { headers: { "Content-Type": "application/json" } });
  });
  const { rerender } = render(InvitePanel, { table: "one", title: "A game" });
  await rerender({ table: "one", title: "The same game" });
  await rerender({ table: "one", title: "The same game" });
  expect(await screen.findByDisplayValue("http://table/i/code1")).toBeTruthy();
  expect(asked).toEqual(["GET", "POST"]);
});
