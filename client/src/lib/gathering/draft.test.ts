import { expect, it } from "vitest";
import { tidyPace } from "./draft";

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
