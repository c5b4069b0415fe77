import { afterEach, beforeEach, expect, it } from "vitest";
import type { Board, Ending, SeatView } from "../../protocol";
import { speak } from "../text/texts.svelte";
import { resultOf } from "./results";

beforeEach(() => speak("en"));
afterEach(() => speak("en"));

const seats = [{ name: "Anna" }] as SeatView[];

function told(score: number, change: Partial<Ending> = {}, you = 0): string {
  const results = [{ score, lines: [], tiebreak: [], place: 1 }];
  const ending: Ending = { why: "played", results, places: [1], winners: [], resigned: [], stood_in: [], ...change };
  return resultOf({ ending, seats, you } as Pick<Board, "ending" | "seats" | "you">);
}

it("tells a lone player's win from a loss", () => {
  expect(told(12, { winners: [0] })).toBe("won with 12 points");
  expect(told(-9)).toBe("lost with \u22129 points");
  speak("ru");
  expect(told(-9)).toBe("поражение, \u22129 очков");
});

it("calls a game that was given up, or finished by a bot, neither", () => {
  expect(told(3, { why: "resigned", resigned: [0] })).toBe("place 1, 3 points");
  expect(told(3, { stood_in: [0] })).toBe("place 1, 3 points");
});

it("tells somebody else nothing of a lone player's loss", () => {
  expect(told(-9, {}, -1)).toBe("");
});
