import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Card from "./Card.svelte";

const signs = (card: string) => {
  const { container } = render(Card, { props: { card, isSlip: true } });
  return [...container.querySelectorAll("use")].map((use) => use.getAttribute("href")?.split("#")[1]);
};

it("shows on a slip where a passenger wants to, and what kind they are", () => {
  expect(signs("bath-market")).toEqual(["station-bath", "station-market"]);
  expect(signs("rich-cafe")).toEqual(["passenger-rich", "station-cafe"]);
  expect(signs("stowaway-dacha")).toEqual(["stowaway", "station-dacha"]);
  expect(signs("vortan")).toEqual(["vortan"]);
});
