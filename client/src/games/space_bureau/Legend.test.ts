import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { prefer, preferences } from "../../lib/device/preferences.svelte";
import Shortcuts from "../../lib/screen/Shortcuts.svelte";
import { begin, given, press } from "../harness";
import Board from "./Board.svelte";
import { boards, lines, type Recorded, seats } from "./fixtures/game";
import game from "./index";
import Legend from "./Legend.svelte";
import { ACTIONS } from "./legend";

const show = (board: Recorded) => render(Board, { props: given(board, seats, lines, {}) });
const legend = () => within(screen.getByRole("dialog", { name: "Pictograms" }));
const labels = () =>
  [...document.querySelectorAll<HTMLElement>('[data-cell="d4"] .labels > span')].map((each) => each.textContent);

beforeEach(() => {
  begin();
  prefer({ labels: false, keys: true });
});

describe("the legend", () => {
  it("opens by its button, and by its key on any keyboard", async () => {
    show(boards.place);
    await press(document.querySelector(".tools [data-legend]") as HTMLElement, "mouse");
    expect(legend().getByText("a sample of any colour")).toBeTruthy();
    await press(legend().getByRole("button", { name: "Close" }), "mouse");
    await fireEvent.keyDown(document.body, { key: "з", code: "KeyP" });
    expect(legend().getByText("a flight")).toBeTruthy();
  });

  it("has every action that is printed anywhere", () => {
    const printed = Object.values(boards).flatMap(({ view }) => [
      ...Object.values(view.sides).flat(2),
      ...view.rooms.flatMap(({ bonus = [] }) => bonus),
      ...view.spaces.flatMap(({ bonus = [] }) => bonus),
    ]);
    const kinds = new Set(printed.flatMap(({ effects }) => effects.map(({ kind }) => kind)));
    expect([...kinds].filter((kind) => !ACTIONS.some(([each]) => each === kind))).toEqual([]);
    render(Legend);
    expect(document.querySelectorAll("[data-legend-list] li").length).toBeGreaterThan(30);
    expect(document.body.textContent).not.toMatch(/legend-part|sign\b/);
  });

  it("stands with the list of shortcuts, too, which names its key", () => {
    render(Shortcuts, { own: game.keys?.(), Legend: game.Legend, hasChat: true, onclose: () => undefined });
    expect(document.querySelector("dialog [data-legend-list]")).not.toBeNull();
    expect([...document.querySelectorAll("kbd")].map((each) => each.textContent)).toContain("P");
  });
});

describe("labels", () => {
  it("write in words what each cell does, by button or key, and are kept", async () => {
    show(boards.waiting);
    expect(labels()).toEqual([]);
    await press(document.querySelector("[data-labels]") as HTMLElement, "mouse");
    expect(labels()).toEqual(["per level: 2\u00a0fuel or flight"]);
    expect(preferences.labels).toBe(true);
    await fireEvent.keyDown(document.body, { key: "w", code: "KeyW" });
    await tick();
    expect(labels()).toEqual([]);
  });
});

it("names columns and rows as moves and the log do", () => {
  show(boards.place);
  const names = (axis: string) =>
    [...document.querySelectorAll(`.cells .${axis}`)].map((each) => each.textContent).join("");
  expect([names("column"), names("row")]).toEqual(["abcdef", "4321"]);
});
