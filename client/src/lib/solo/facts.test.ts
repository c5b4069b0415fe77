import { expect, it } from "vitest";
import type { DailyDeal, GameRow } from "../../protocol";
import { factsOf } from "./facts";

const choice = (name: string, title: string, about = "") => ({ name, title, about, mark: "" });
const SWITCH = [choice("off", "Without"), choice("on", "With")];
const needs = { option: "modules", choices: ["chosen"] };
const GAME = {
  options: [
    {
      name: "modules",
      title: "Modules",
      choices: [choice("none", "None", "Nothing else."), choice("chosen", "Chosen", "Any of them.")],
      default: "none",
      about: "",
      needs: null,
    },
    ...["Powers", "Goals", "Talents"].map((title) => ({
      name: title.toLowerCase(),
      title,
      choices: SWITCH,
      default: "off",
      about: "",
      needs,
    })),
    {
      name: "level",
      title: "Level",
      choices: [choice("1", "one"), choice("2", "two")],
      default: "1",
      about: "",
      needs: null,
    },
    { name: "prices", title: "Prices", choices: SWITCH, default: "off", about: "", needs: null },
  ],
} as unknown as GameRow;

function dealt(options: Record<string, string>, without: string[] = []): DailyDeal {
  const rows = Object.entries(options).map(([name, value]) => ({ name, value, counts: !without.includes(name) }));
  return { options: rows } as unknown as DailyDeal;
}

it("tells the modules of a deal in a line, and what it names besides", () => {
  const deal = dealt({ modules: "chosen", powers: "on", goals: "off", talents: "on", level: "2" });
  expect(factsOf(GAME, deal)).toEqual([
    { title: "Modules", words: "Powers, Talents" },
    { title: "Level", words: "two" },
  ]);
});

it("leaves out what has no effect", () => {
  const deal = dealt({ modules: "none", powers: "off", level: "1" }, ["powers"]);
  expect(factsOf(GAME, deal).map(({ words }) => words)).toEqual(["None", "one"]);
  expect(factsOf(GAME, dealt({ level: "1" }, ["level"]))).toEqual([]);
});
