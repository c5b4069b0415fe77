import { beforeEach, expect, it } from "vitest";
import { speak } from "../../lib/text/texts.svelte";
import { boards, lines } from "./fixtures/game";
import { stepsOf } from "./flights";
import { isTelling, refusedMove, thingIn, weightOf } from "./prints";
import { sound } from "./sound";
import { actionsWords, previewWords, reachWords, spaceWords, storageWords } from "./texts";
import type { Action } from "./view";

beforeEach(() => speak("en"));

const special: Action = { effects: [{ kind: "fuel", amount: 2 }, { kind: "flight" }], per: "level" };
const paid: Action = { effects: [{ kind: "office" }], pay: "fuel", cost: 1 };

it("has words for every action, in both languages", () => {
  expect(actionsWords([special, paid])).toBe("for each level: 2 fuel or a flight; for 1 fuel: an office");
  expect(actionsWords([{ effects: [{ kind: "flight" }], times: 2 }])).toBe("a flight × 2");
  expect(actionsWords([{ effects: [{ kind: "sample", colour: "blue" }], pay: "sample", cost: 1 }])).toBe(
    "for a sample: a blue sample",
  );
  expect(actionsWords([])).toBe("nothing");
  speak("ru");
  expect(actionsWords([special, { effects: [{ kind: "bureau", amount: 4 }] }])).toBe(
    "за каждый уровень: 2 топлива или полёт; 4 шага в бюро",
  );
});

it("has words for all cells of all five sides", () => {
  const { sides } = boards.side.view;
  expect(Object.keys(sides)).toHaveLength(5);
  for (const cells of Object.values(sides)) {
    expect(cells).toHaveLength(24);
    expect(cells.map(actionsWords).every((words) => words !== "nothing")).toBe(true);
  }
});

it("weighs what is printed", () => {
  expect(weightOf([{ effects: [{ kind: "flight" }] }])).toBe(1);
  expect(weightOf([special])).toBeGreaterThan(weightOf([{ effects: [{ kind: "fuel", amount: 2 }] }]));
});

it("asks about a move of the right form", () => {
  expect(refusedMove(paid, { slot: "1" }, false)).toBe("office 1 any");
  expect(refusedMove(special, { slot: "2b" }, false)).toBe("do 2b");
  const swap: Action = { effects: [{ kind: "sample_any" }], pay: "sample", cost: 1 };
  expect(refusedMove(swap, { slot: "1" }, false)).toBe("pay 1 orange");
  expect(refusedMove(swap, { slot: "1" }, true)).toBe("sample 1 orange");
  const plain: Action = { effects: [{ kind: "bureau", amount: 1 }] };
  expect(isTelling({ move: "do 1", fuel: 2 }, plain)).toBe(false);
  expect(isTelling({ move: "pay 1 blue", fuel: 3, lost: 2 }, plain)).toBe(true);
  expect(isTelling({ move: "sample 1 blue", fuel: -1 }, plain), "a sample that takes the room of fuel").toBe(true);
  expect(isTelling({ move: "do 1", fuel: -1 }, { ...plain, pay: "fuel", cost: 1 }), "its words name the price").toBe(
    false,
  );
  expect(isTelling({ move: "do 1", rooms: [1] }, plain), "its words count the rooms").toBe(false);
  expect(previewWords({ move: "do 1", rooms: [1, 2], level: 1 })).toBe("level 1");
  expect([thingIn("pay 1 blue"), thingIn("do 1")]).toEqual(["blue", undefined]);
});

it("tells of places, ways and stores", () => {
  expect(spaceWords({ hex: 7, q: 0, r: 0, planet: "orange", has_megamall: true })).toBe(
    "Hex 7: orange planet, megamall.",
  );
  expect(spaceWords({ hex: 9, q: 0, r: 0 })).toBe("Hex 9: open space.");
  expect(reachWords({ q: 0, r: 0, fuel: 0, moves: [] })).toBe("The flight is free.");
  expect(previewWords({ move: "do 1", fuel: 3, lost: 2 })).toBe("+3 fuel, 2 fuel finds no room");
  const [seat] = boards.place.view.seats;
  expect(seat && storageWords(seat)).toMatch(/^Storage: 9 fuel; .* room for 9, 0 free\.$/);
});

it("lets tiles, ships, offices and markers come from where they were", () => {
  const steps = stepsOf([
    { kind: "turn", seat: 0, round: 3 },
    { kind: "placed", seat: 0, tile: "orange-ns", cell: "c2" },
    { kind: "flew", seat: 0, start: 1, hex: 2 },
    { kind: "explored", seat: 0, start: 2, hex: 9 },
    { kind: "office", seat: 0, hex: 9, office: "any", credits: 4 },
    { kind: "room", seat: 0, room: 3 },
  ]);
  expect(steps.flatMap(({ flights }) => flights.map(({ thing }) => thing))).toEqual([
    "tile-0-c2",
    "craft-0",
    "office-9",
    "marker-0",
  ]);
  expect(steps[0]?.flights[0]?.from).toEqual(["reserve-0-orange", "captain-0"]);
  expect(steps[1]?.stamps).toEqual(["space-9"]);
});

it("makes the weightiest sound", () => {
  expect(
    sound([
      { kind: "flew", seat: 0 },
      { kind: "landed", seat: 0 },
    ]),
  ).toBe("dock");
  expect(
    sound([
      { kind: "explored", seat: 0 },
      { kind: "fuel", seat: 0 },
    ]),
  ).toBe("flight");
  expect(sound([{ kind: "turn", seat: 0 }])).toBeNull();
  expect(lines.length).toBeGreaterThan(20);
});
