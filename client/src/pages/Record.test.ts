import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { api, Failure } from "../lib/connection/api";
import type { Me } from "../protocol";
import Record from "./Record.svelte";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("gives whoever brings a record a name first: the server plays it again for nobody else", async () => {
  vi.spyOn(api, "me").mockResolvedValue(undefined);
  const asked: string[] = [];
  vi.spyOn(api, "createMe").mockImplementation(async () => {
    asked.push("name");
    return { name: "Guest 10" } as Me;
  });
  vi.spyOn(api, "replay").mockImplementation(async () => {
    asked.push("replay");
    throw new Failure(409, "bad-record", "It can't be played here.");
  });
  vi.spyOn(api, "games").mockResolvedValue([]);
  render(Record);
  const record = JSON.stringify({ game: "kosmopolis", seats: 2, steps: [], chance: {} });
  const input = document.querySelector("input[type=file]") as HTMLInputElement;
  await fireEvent.change(input, { target: { files: [new File([record], "game.json")] } });
  expect(await screen.findByText("It can't be played here.")).toBeTruthy();
  expect(asked).toEqual(["name", "replay"]);
});
