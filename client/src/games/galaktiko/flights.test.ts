import { expect, it } from "vitest";
import { lines } from "./fixtures/game";
import { stepsOf } from "./flights";
import { sound } from "./sound";
import type { EventView } from "./view";

const flight: EventView[] = [
  { kind: "flies", seat: 1, sector: 7, station: "2b", icon: "museum" },
  { kind: "dealt", seat: -1, card: "bath-cafe", sector: 1 },
  { kind: "inspector", seat: -1, sector: 8 },
  { kind: "caught", seat: 1, card: "stowaway-bath", points: 2 },
  { kind: "inspector_leaves", seat: -1, sector: 2 },
  { kind: "off", seat: 1, card: "rich-museum", points: 2 },
  { kind: "boards", seat: 1, card: "vortan", sector: 2 },
  { kind: "boards", seat: 1, card: "beach-dacha", sector: 2 },
];

it("flies first, then deals, then lets off, then boards; what belongs together goes at once", () => {
  const steps = stepsOf(flight);
  expect(steps.map(({ bus, cards }) => [bus?.seat, cards.map(({ card }) => card)])).toEqual([
    [1, []],
    [undefined, ["bath-cafe", "inspector"]],
    [undefined, ["stowaway-bath"]],
    [undefined, ["rich-museum"]],
    [undefined, ["vortan", "beach-dacha"]],
  ]);
  expect(steps[1]?.cards[0]).toMatchObject({ from: ["deck"], to: ["queue-1"] });
  expect(steps[1]?.cards[1]?.to).toEqual(["inspector-8"]);
  expect(steps[3]?.cards[0]).toMatchObject({ from: ["hand-rich-museum", "seat-1"], to: ["scored-1"] });
});

it("knows a full circle from a short hop", () => {
  const isRound = (sector: number, station: string) =>
    stepsOf([{ kind: "flies", seat: 0, sector, station }])[0]?.bus?.isRound;
  expect(isRound(7, "7b")).toBe(true);
  expect(isRound(6, "7b")).toBe(false);
});

it("lets a pair of vortans leave together, one from the bus and one from the queue", () => {
  const [step] = stepsOf([{ kind: "pair", seat: 0, sector: 4 }]);
  expect(step?.cards.map(({ from }) => from[0])).toEqual(["hand-vortan", "queue-4"]);
});

it("moves nothing for the set-up or for what is only told", () => {
  const told = lines.flatMap(({ event }) =>
    event && ["queued", "first", "last_round", "end", "shift_ends"].includes(event.kind) ? [event] : [],
  );
  expect(told.length).toBeGreaterThan(20);
  expect(stepsOf(told)).toEqual([]);
});

it("makes the weightiest sound", () => {
  expect(sound(flight)).toBe("dock");
  expect(sound(flight.slice(0, 3))).toBe("flight");
  expect(sound([{ kind: "boards", seat: 0, card: "vortan" }])).toBe("card");
  expect(sound([{ kind: "first", seat: 0 }])).toBeNull();
});
