import { expect, it } from "vitest";
import { hyphenated } from "./hyphens";

it.each([
  ["Space Explorers", "Space Exp·lo·rers"],
  ["Покорители космоса", "По·ко·ри·те·ли космоса"],
  ["Исследователь 78", "Исс·ле·до·ва·тель 78"],
  ["Researcher 77", "Re·sear·cher 77"],
  ["Испытатель 24", "Ис·пы·та·тель 24"],
  ["Astronaut 53", "Ast·ro·naut 53"],
  ["Галактико", "Га·лак·ти·ко"],
  ["Engineer 1", "Engineer 1"],
])("long words may be broken between syllables: %s", (words, parts) => {
  expect(hyphenated(words).replaceAll("\u00ad", "·")).toBe(parts);
});
