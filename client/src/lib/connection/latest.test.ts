import { expect, it } from "vitest";
import { Latest } from "./latest";

it("forgets who asked before", () => {
  const latest = new Latest();
  const first = latest.ask();
  expect(first()).toBe(true);
  const second = latest.ask();
  expect([first(), second()]).toEqual([false, true]);
});
