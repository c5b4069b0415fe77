import { expect, it } from "vitest";
import { eventsOf } from "./check";
import { lines } from "./fixtures/game";
import { stepsOf } from "./flights";
import { sound } from "./sound";
import type { EventView } from "./view";

it("lets one's own card fly from the hand, and the gold after it", () => {
  const events: EventView[] = [
    { kind: "to_capital", seat: 0, card: "y4" },
    { kind: "gold", seat: 0, gold: 1 },
  ];
  const steps = stepsOf(events, 0, 2);
  expect(steps).toHaveLength(2);
  expect(steps[0]?.[0]).toMatchObject({ piece: "y4", to: ["pile-yellow"] });
  expect(steps[0]?.[0]?.from[0]).toBe("hand-y4");
  expect(steps[1]?.[0]).toEqual({ piece: "gold", from: ["stock"], to: ["gold-0"] });
  expect(stepsOf(events, 1, 2)[0]?.[0]?.from).toEqual(["shown-0"]);
});

it("shows no card that one may not know", () => {
  expect(stepsOf([{ kind: "drawn", seat: 1 }], 0, 2)[0]?.[0]?.piece).toBe("back");
  expect(stepsOf([{ kind: "kept", seat: 1 }], 0, 2)).toEqual([]);
});

it("passes packs left, all at once", () => {
  const [step] = stepsOf([{ kind: "passed", seat: -1 }], 0, 3);
  expect(step?.map(({ from, to }) => [from[0], to[0]])).toEqual([
    ["seat-0", "seat-1"],
    ["seat-1", "seat-2"],
    ["seat-2", "seat-0"],
  ]);
});

it("moves what a check moves together", () => {
  const check = eventsOf(lines.filter((line) => line.seq === 53));
  const steps = stepsOf(check, 0, 2);
  expect(steps.at(-2)?.map(({ piece }) => piece)).toEqual(["b5", "p6", "g5"]);
  const [lost] = stepsOf(
    eventsOf(lines.filter((line) => line.seq === 28)).filter(({ kind }) => kind === "lost"),
    0,
    2,
  );
  expect(lost?.map(({ from, to }) => [from[0], to[0]])).toEqual([
    ["city-1-blue", "discard"],
    ["city-1-yellow", "discard"],
    ["city-0-blue", "discard"],
  ]);
});

it("makes the weightiest sound", () => {
  expect(sound([{ kind: "to_city", seat: 0, card: "b3" }])).toBe("place");
  expect(
    sound([
      { kind: "kept", seat: 0 },
      { kind: "passed", seat: -1 },
    ]),
  ).toBe("flight");
  expect(sound(eventsOf(lines.filter((line) => line.seq === 28)))).toBe("refused");
  expect(sound([{ kind: "limit", seat: -1, colour: "blue", limit: 3 }])).toBeNull();
});
