import { expect, it } from "vitest";
import { deviceSeats, keepDeviceSeats, numbersFor } from "./people";

it("gives new people the first free numbers", () => {
  expect(numbersFor(["Ann", "Bob"], {})).toEqual([1, 2]);
});

it("knows people again by their names", () => {
  expect(numbersFor(["Bob", "Cid", "Ann"], { 1: "Ann", 2: "Bob" })).toEqual([2, 3, 1]);
});

it("tells people of one name apart", () => {
  expect(numbersFor(["Ann", "Ann"], { 1: "Ann" })).toEqual([1, 2]);
});

it("gives away a number only when all are taken, and never that of somebody who plays", () => {
  const known = { 1: "A1", 2: "A2", 3: "A3", 4: "A4", 5: "A5", 6: "A6", 7: "A7" };
  expect(numbersFor(["new", "A1"], known)).toEqual([2, 1]);
});

it("remembers who sits where, for each table", () => {
  keepDeviceSeats("one", { 0: 0, 2: 1 });
  expect(deviceSeats("one")).toEqual({ 0: 0, 2: 1 });
  expect(deviceSeats("other")).toEqual({});
});

it("takes nobody for somebody who sits at the table already", () => {
  expect(numbersFor(["Ann"], { 1: "Ann" }, [1])).toEqual([2]);
});
