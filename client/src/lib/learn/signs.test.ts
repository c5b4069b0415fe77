import { expect, it } from "vitest";
import terms from "../../games/space_bureau/terms";
import explorers from "../../games/space_explorers/terms";
import { signed } from "./signs.svelte";

const signs = (text: string, language: "en" | "ru") =>
  signed(text, terms[language]).flatMap(({ text, sign }) => (sign ? [`${text.trim().split(" ").at(-1)} ${sign}`] : []));

it("puts each pictogram once, after the first word that it belongs to", () => {
  expect(signs("You gain the fuel shown, or fill the tank. Fuel is lost.", "en")).toEqual([
    "fuel fuel",
    "tank fill-tank",
  ]);
  expect(signs("Любой образец — или местный образец, без топлива.", "ru")).toEqual([
    "образец sample-any",
    "образец sample-here",
    "топлива fuel",
  ]);
});

it("takes no word for another, and leaves the text as it was", () => {
  expect(signs("Бакалея и складывать: новый образ жизни.", "ru")).toEqual([]);
  expect(signs("An overflight, unexplored.", "en")).toEqual([]);
  const text = "Перелёт стоит 1 топливо. Высадка приносит кредиты.";
  expect(
    signed(text, terms.ru)
      .map((each) => each.text)
      .join(""),
  ).toBe(text);
});

it("tells the tokens of powers from those of research", () => {
  const explored = (text: string, language: "en" | "ru") =>
    signed(text, explorers[language]).flatMap(({ sign }) => (sign ? [sign] : []));
  expect(explored("The icon on another power's token; 20 research tokens.", "en")).toEqual(["power", "research-token"]);
  expect(explored("48 жетонов держав, 20 жетонов исследований, цвет жетона", "ru")).toEqual([
    "power",
    "research-token",
  ]);
  expect(explored("подразделения: инженерное и лётное", "ru")).toEqual(["division-engineering", "division-flight"]);
});

it("leaves a text of a game without terms alone", () => {
  expect(signed("Fuel", [])).toEqual([{ text: "Fuel", sign: null }]);
});
