import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { speak } from "../../lib/text/texts.svelte";
import Brought from "./Brought.svelte";
import { broughtBy } from "./brought";
import { TALENT } from "./colours";
import { boards } from "./fixtures/game";
import type { EventView, ExplorersView, Seat } from "./view";

afterEach(() => speak("en"));

const view = boards.all.view;
const happened = (kind: EventView["kind"], seat: number, more: Partial<EventView> = {}): EventView => ({
  kind,
  seat,
  ...more,
});

/** The table with the first seat changed. */
function withFirst(change: Partial<Seat>): ExplorersView {
  return { ...view, seats: view.seats.map((seat, number) => (number ? seat : { ...seat, ...change })) };
}

function firstOf(module: string, events: EventView[] = [], change: Partial<Seat> = {}) {
  return broughtBy(withFirst(change), [0], events).find(([name]) => name === module)?.[1][0];
}

it("lists the modules in play in the order of the rules, and seats as they came in", () => {
  const found = broughtBy(view, [2, 0], []);
  expect(found.map(([module]) => module)).toEqual(view.modules);
  expect(found.find(([module]) => module === "goals")?.[1].map(({ seat }) => seat)).toEqual([2, 0]);
  expect(found.find(([module]) => module === "crises")?.[1]).toEqual([]);
});

it("adds obligations and researchers for Leaders, and counts what was met", () => {
  const obligations = [{ card: 61, is_met: true }, { card: 62 }];
  const points = { ...(view.seats[0] as Seat).points, obligations: -2, researchers: 6 };
  expect(firstOf("leaders", [], { obligations, points })).toEqual({ seat: 0, points: 4, count: 1, most: 2 });
});

it("counts sections, talents and directives by what that seat did", () => {
  const events = [
    happened("section", 0),
    happened("section", 1),
    happened("used", 0, { card: TALENT }),
    happened("used", 0, { card: 5 }),
    happened("doubled", 0, { token: "blue" }),
    happened("spent", 0, { token: "directive" }),
    happened("spent", 0, { token: "blue" }),
  ];
  expect(firstOf("powers", events)?.count).toBe(1);
  expect(firstOf("talents", events)).toMatchObject({ points: null, count: 1 });
  expect(firstOf("directives", events)).toMatchObject({ points: null, count: 2 });
});

it.each(["en", "ru"] as const)("says it in words: %s", (language) => {
  speak(language);
  render(Brought, { props: { view, names: ["Ann", "Boris", "Vera", "Gleb"], order: [1, 0, 2, 3], events: [] } });
  expect(screen.getAllByRole("heading", { level: 4 })).toHaveLength(view.modules.length);
  const words = document.querySelector("[data-brought]")?.textContent ?? "";
  expect(words).toContain(language === "en" ? "obligations" : "обязательств");
  expect(words).not.toMatch(/undefined|NaN|null|brought-/);
});

it("shows nothing in a base game", () => {
  render(Brought, { props: { view: { ...view, modules: [] }, names: ["Ann"], order: [0], events: [] } });
  expect(document.querySelector("[data-brought]")).toBeNull();
});
