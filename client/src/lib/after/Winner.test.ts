import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Ending } from "../../protocol";
import { speak } from "../texts.svelte";
import Winner from "./Winner.svelte";

const NEXT = "Next rank: Office coordinator, 7 credits missing";
const ending: Ending = {
  why: "played",
  results: [{ score: 73, lines: [], tiebreak: [], place: 1 }],
  places: [1],
  winners: [0],
  resigned: [],
};
const shown = (change: { alone?: string; next?: string }) =>
  render(Winner, { ending, names: ["Anna"], bots: [false], you: 0, table: "abc", ...change });

beforeEach(() => speak("en"));

describe("the head of the result", () => {
  it("tells who was alone the rank, and what was missing to the next", () => {
    shown({ alone: "Skilled captain", next: NEXT });
    expect(screen.getByRole("heading").textContent).toBe("Skilled captain");
    expect(screen.getByText(NEXT)).toBeTruthy();
  });

  it("tells of no next rank above the highest", () => {
    shown({ alone: "Captain of the millennium", next: "" });
    expect(document.querySelector(".next")).toBeNull();
  });
});
