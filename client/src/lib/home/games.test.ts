import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameRow, Me, TableRow } from "../../protocol";
import { api } from "../connection/api";
import { setMe } from "../device/me.svelte";
import { firstLevel, hasFinished, rememberChoice, usualGame, usualLevel } from "./games";

const game = { name: "kosmopolis", levels: ["random", "beginner", "easy", "medium", "hard", "expert"] } as GameRow;
const finished = (...statuses: string[]) =>
  vi.spyOn(api, "myTables").mockResolvedValue(statuses.map((status) => ({ status }) as TableRow));

beforeEach(() => {
  localStorage.clear();
  setMe({ name: "Ann" } as Me);
});
afterEach(() => {
  vi.restoreAllMocks();
  setMe(null);
});

describe("the bots that one usually plays against", () => {
  it("are easy for whoever is new, without a question to the server", async () => {
    setMe(null);
    const asked = finished("over");
    expect(await usualLevel(game)).toBe("easy");
    expect(asked).not.toHaveBeenCalled();
  });

  it("are easy until a game is played to its end", async () => {
    finished("closed", "aside");
    expect(await usualLevel(game)).toBe("easy");
  });

  it("are middling after that, and the server is not asked again", async () => {
    const asked = finished("closed", "over");
    expect(await usualLevel(game)).toBe("medium");
    expect([await usualLevel(game), await hasFinished()]).toEqual(["medium", true]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("are those that were chosen last", async () => {
    finished("over");
    rememberChoice("galaktiko", ["hard", "easy"]);
    expect(await usualLevel(game)).toBe("hard");
    rememberChoice("kosmopolis");
    expect(await usualLevel(game)).toBe("hard");
    expect(usualGame([{ name: "galaktiko" } as GameRow, game])).toBe(game);
  });

  it("are easy where the server doesn't answer, or doesn't know the level that was chosen", async () => {
    vi.spyOn(api, "myTables").mockRejectedValue(new Error("away"));
    rememberChoice("kosmopolis", ["grandmaster"]);
    expect(await usualLevel(game)).toBe("easy");
    expect(await usualLevel({ ...game, levels: ["random", "slow"] })).toBe("slow");
  });
});

it("a first game is played against easy bots, or the weakest there are", () => {
  expect(firstLevel(game)).toBe("easy");
  expect(firstLevel({ ...game, levels: ["random", "medium", "hard"] })).toBe("medium");
});
