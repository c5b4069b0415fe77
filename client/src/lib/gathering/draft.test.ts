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
  expect(unusual(game, {})).toEqual([]);
  expect(unusual(game, { cheeky: "off", walk: "on" })).toEqual(["They’ll walk: Yes"]);
});

it("names what is switched on beside a choice that is told in sentences", () => {
  const choices = [
    { name: "none", title: "None", about: "The base game." },
    { name: "chosen", title: "Chosen", about: "Any." },
  ];
  const goals = { name: "goals", title: "Goals", choices: SWITCH, default: "off", needs: needs("modules", "chosen") };
  const modules = { name: "modules", title: "Modules", choices, default: "none", needs: null };
  const game = { options: [modules, goals] } as unknown as GameRow;
  expect(unusual(game, { modules: "chosen", goals: "on" })).toEqual(["Modules: Chosen", "Goals"]);
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
  ],
} as unknown as GameRow;
const named = (options: Record<string, string>) => counting(MODULES, options).map(({ name }) => name);

it("tells which options count, those that need one without effect left out", () => {
  expect(named({})).toEqual(["modules"]);
  expect(named({ modules: "drawn" })).toEqual(["modules", "count"]);
  expect(named({ modules: "chosen" })).toEqual(["modules", "count", "goals", "new_goals"]);
  expect(named({ modules: "chosen", goals: "off" })).toEqual(["modules", "count", "goals"]);
});

it("sends no choice that would have no effect", () => {
  expect(tidyOptions(MODULES, { modules: "drawn", count: "on", goals: "off", new_goals: "on" })).toEqual({
    modules: "drawn",
    count: "on",
  });
  expect(tidyOptions(MODULES, { modules: "chosen" })).toEqual({
    modules: "chosen",
    count: "off",
    goals: "on",
    new_goals: "off",
  });
});
