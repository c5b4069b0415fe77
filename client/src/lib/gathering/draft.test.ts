import { expect, it } from "vitest";
import type { GameRow } from "../../protocol";
import { tidyPace, unusual } from "./draft";

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
      { name: "cheeky", title: "Cheeky stowaways", choices, default: "off", about: "" },
      { name: "walk", title: "They’ll walk", choices, default: "off", about: "" },
    ],
  } as unknown as GameRow;
  expect(unusual(game, {})).toEqual([]);
  expect(unusual(game, { cheeky: "off", walk: "on" })).toEqual(["They’ll walk: Yes"]);
});
