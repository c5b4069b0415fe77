import { expect, it } from "vitest";
import type { GameRow } from "../../protocol";
import { counting, tidyOptions, tidyPace, unusual } from "./draft";

it("keeps the numbers of a pace within what the server takes", () => {
  expect(tidyPace({ kind: "live", seconds: 1, increment: -5, days: 99 })).toEqual({
    kind: "live",
    seconds: 10,
    increment: 0,
    days: 60,
  });
  expect(tidyPace({ kind: "days", seconds: 90_000.4, increment: 12.6, days: Number.NaN })).toEqual({
    kind: "days",
    seconds: 86_400,
    increment: 13,
    days: 2,
  });
});

it("tells which options are not as usual", () => {
  const choices = [
    { name: "off", title: "No" },
    { name: "on", title: "Yes" },
  ];
  const game = {
    options: [
      { name: "cheeky", title: "Cheeky stowaways", choices, default: "off", about: "", needs: null },
      { name: "walk", title: "They’ll walk", choices, default: "off", about: "", needs: null },
    ],
  } as unknown as GameRow;
  expect(unusual(game, {}, 2)).toEqual([]);
  expect(unusual(game, { cheeky: "off", walk: "on" }, 2)).toEqual(["They’ll walk: Yes"]);
});

it("names what is switched on beside a choice that is told in sentences", () => {
  const choices = [
    { name: "none", title: "None", about: "The base game." },
    { name: "chosen", title: "Chosen", about: "Any." },
  ];
  const goals = { name: "goals", title: "Goals", choices: SWITCH, default: "off", needs: needs("modules", "chosen") };
  const modules = { name: "modules", title: "Modules", choices, default: "none", needs: null };
  const game = { options: [modules, goals] } as unknown as GameRow;
  expect(unusual(game, { modules: "chosen", goals: "on" }, 2)).toEqual(["Modules: Chosen", "Goals"]);
});

const CHOICES = ["no", "drawn", "chosen"].map((name) => ({ name, title: name }));
const SWITCH = ["off", "on"].map((name) => ({ name, title: name }));
const needs = (option: string, ...choices: string[]) => ({ option, choices });
const option = { title: "", about: "" };
const MODULES = {
  options: [
    { ...option, name: "modules", choices: CHOICES, default: "no", needs: null },
    { ...option, name: "count", choices: SWITCH, default: "off", needs: needs("modules", "drawn", "chosen") },
    { ...option, name: "goals", choices: SWITCH, default: "on", needs: needs("modules", "chosen") },
    { ...option, name: "new_goals", choices: SWITCH, default: "off", needs: needs("goals", "on") },
    { ...option, name: "level", choices: SWITCH, default: "off", needs: null, is_for_one: true },
  ],
} as unknown as GameRow;
const named = (options: Record<string, string>, seats = 2) => counting(MODULES, options, seats).map(({ name }) => name);

it("tells which options count, those that need one without effect left out", () => {
  expect(named({})).toEqual(["modules"]);
  expect(named({ modules: "drawn" })).toEqual(["modules", "count"]);
  expect(named({ modules: "chosen" })).toEqual(["modules", "count", "goals", "new_goals"]);
  expect(named({ modules: "chosen", goals: "off" })).toEqual(["modules", "count", "goals"]);
});

it("sends no choice that would have no effect", () => {
  expect(tidyOptions(MODULES, { modules: "drawn", count: "on", goals: "off", new_goals: "on" }, 2)).toEqual({
    modules: "drawn",
    count: "on",
  });
  expect(tidyOptions(MODULES, { modules: "chosen" }, 2)).toEqual({
    modules: "chosen",
    count: "off",
    goals: "on",
    new_goals: "off",
  });
});

it("offers and sends what is for a lone player only where one plays alone", () => {
  expect(named({}, 1)).toEqual(["modules", "level"]);
  expect(tidyOptions(MODULES, { level: "on" }, 1)).toEqual({ modules: "no", level: "on" });
  expect(tidyOptions(MODULES, { level: "on" }, 3)).toEqual({ modules: "no" });
  expect(unusual(MODULES, { level: "on" }, 3)).toEqual([]);
});
