import { expect, it } from "vitest";
import { kindOf, marked, passenger, placeOf, plain, signed, stationIn, tally, wants } from "./cards";

it("reads cards as the server writes them", () => {
  expect(passenger("bath-market")).toEqual({ kind: "ordinary", icons: ["bath", "market"] });
  expect(passenger("rich-cafe")).toEqual({ kind: "rich", icons: ["cafe"] });
  expect(passenger("stowaway-dacha")).toEqual({ kind: "stowaway", icons: ["dacha"] });
  expect(passenger("vortan")).toEqual({ kind: "vortan", icons: [] });
  expect(kindOf("inspector")).toBe("inspector");
  expect(wants("bath-market", "market")).toBe(true);
  expect(wants("vortan", "market")).toBe(false);
});

it("reads stations and moves", () => {
  expect(placeOf("5b")).toEqual({ sector: 5, slot: "b" });
  expect(placeOf("9a")).toBeUndefined();
  expect(placeOf(null)).toBeUndefined();
  expect(stationIn("fly 8c")).toBe("8c");
  expect(stationIn("off vortan")).toBeUndefined();
});

it("marks the foremost of each kind, as often as they are meant", () => {
  expect(marked(["vortan", "bath-cafe", "vortan", "vortan"], ["vortan", "vortan"])).toEqual([true, false, true, false]);
  expect(tally(["a", "b", "a"])).toEqual(
    new Map([
      ["a", 2],
      ["b", 1],
    ]),
  );
});

it("writes a real minus", () => {
  expect([plain(-3), signed(2), signed(0), signed(-1)]).toEqual(["−3", "+2", "0", "−1"]);
});
