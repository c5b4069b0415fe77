import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { GameRow } from "../../protocol";
import OptionsForm from "./OptionsForm.svelte";

const MODULES = [
  { name: "no", title: "None" },
  { name: "chosen", title: "Of our choice" },
];
const SWITCH = [
  { name: "off", title: "Without" },
  { name: "on", title: "With goals" },
];
const GAME = {
  options: [
    { name: "modules", title: "Modules", choices: MODULES, default: "no", about: "", needs: null },
    {
      name: "goals",
      title: "Goals",
      choices: SWITCH,
      default: "off",
      about: "",
      needs: { option: "modules", choices: ["chosen"] },
    },
  ],
} as unknown as GameRow;

const legends = (container: Element) => [...container.querySelectorAll("legend")].map((legend) => legend.textContent);
const checked = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;

it("shows an option that needs another only with the choice it needs, and as usual when it comes back", async () => {
  const { container } = render(OptionsForm, { game: GAME, options: {}, seats: 2 });
  expect(legends(container)).toEqual(["Modules"]);
  await fireEvent.click(screen.getByLabelText("Of our choice"));
  expect(legends(container)).toEqual(["Modules", "Goals"]);
  await fireEvent.click(screen.getByLabelText("With goals"));
  expect(checked("With goals")).toBe(true);
  expect(container.querySelector("summary")?.textContent).toContain("Modules: Of our choice · Goals: With goals");
  await fireEvent.click(screen.getByLabelText("None"));
  expect(legends(container)).toEqual(["Modules"]);
  expect(container.querySelector("summary")?.textContent).not.toContain("Goals");
  await fireEvent.click(screen.getByLabelText("Of our choice"));
  expect(checked("Without")).toBe(true);
});

const SENTENCES = [
  { name: "no", title: "None", about: "The base game.", mark: "for a first game" },
  { name: "chosen", title: "Of our choice", about: "Any of them.", mark: "" },
];
const CARDS = {
  options: [
    { name: "modules", title: "Modules", choices: SENTENCES, default: "no", about: "", needs: null },
    ...["goals", "talents"].map((name) => ({
      name,
      title: `With ${name}`,
      choices: SWITCH,
      default: "off",
      about: `What ${name} do.`,
      needs: { option: "modules", choices: ["chosen"] },
    })),
    { name: "first", title: "First seat", choices: SWITCH, default: "off", about: "", needs: null },
  ],
} as unknown as GameRow;

it("makes cards of choices with sentences, and of what is switched on beside them", async () => {
  const { container } = render(OptionsForm, { game: CARDS, options: {}, seats: 2 });
  const folds = () => [...container.querySelectorAll("summary")].map((summary) => summary.textContent?.trim());
  expect(folds()).toHaveLength(2);
  expect(folds()[0]).toBe("ModulesNone for a first game");
  expect(screen.getByRole("radio", { name: "None for a first game" })).toHaveProperty("checked", true);
  await fireEvent.click(screen.getByRole("radio", { name: "Of our choice" }));
  await fireEvent.click(screen.getByRole("checkbox", { name: "With goals" }));
  await fireEvent.click(screen.getByRole("checkbox", { name: "With talents" }));
  expect(folds()[0]).toBe("ModulesWith goals, With talents");
  await fireEvent.click(screen.getByRole("checkbox", { name: "With goals" }));
  expect(folds()[0]).toBe("ModulesWith talents");
  expect(legends(container)).toEqual(["Modules", "Of our choice", "First seat"]);
});
