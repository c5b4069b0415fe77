import { beforeEach, expect, it } from "vitest";
import { address } from "./api";
import { keepWatchCode, watchCode } from "./watch";

beforeEach(() => localStorage.clear());

it("sends the code of a watch link along with all that is asked about its table, and nothing else", () => {
  keepWatchCode("table0000001", "abc234");
  expect(address("/tables/table0000001")).toContain("watch=abc234");
  expect(address("/tables/table0000001/lines", { query: { before: 3 } })).toContain("watch=abc234");
  expect(address("/tables/table0000002")).not.toContain("watch");
  expect(address("/tables")).not.toContain("watch");
});

it("keeps the code it has when a table is opened without one", () => {
  keepWatchCode("table0000001", "abc234");
  keepWatchCode("table0000001", null);
  expect(watchCode("table0000001")).toBe("abc234");
});
