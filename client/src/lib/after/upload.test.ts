import { beforeEach, describe, expect, it } from "vitest";
import type { GameRecord, GameRow } from "../../protocol";
import { Failure } from "../connection/api";
import { speak, t } from "../text/texts.svelte";
import { explain, MOST_BYTES, readRecord } from "./upload";

const RECORD: GameRecord = {
  format: 1,
  game: "kosmopolis",
  version: "1",
  content: "81e4",
  seats: 2,
  options: {},
  chance: { kind: "fast", seed: 7 },
  names: ["a", "b"],
  steps: [[0, "keep b5"]],
};
const GAMES = [{ name: "kosmopolis", version: "1" }] as GameRow[];
const file = (text: string) => new File([text], "record.json");

beforeEach(() => speak("en"));

describe("a file", () => {
  it("with a record is one", async () => {
    expect(await readRecord(file(JSON.stringify(RECORD)))).toEqual(RECORD);
  });

  it.each([
    ["", "after-upload-empty"],
    ["  \n", "after-upload-empty"],
    ["dear diary", "after-upload-not-json"],
    ["{", "after-upload-not-json"],
    ["[]", "after-upload-not-record"],
    ["null", "after-upload-not-record"],
    ["3", "after-upload-not-record"],
    ['{"game": "kosmopolis"}', "after-upload-not-record"],
  ])("of %j says what it is not", async (text, id) => {
    await expect(readRecord(file(text))).rejects.toMatchObject({ words: t(id) });
  });

  it("that is too large is not even read", async () => {
    const huge = {
      size: MOST_BYTES + 1,
      text: () => {
        throw new Error("read");
      },
    };
    await expect(readRecord(huge)).rejects.toMatchObject({ words: t("after-upload-large") });
  });

  it("that can't be read says so", async () => {
    const gone = { size: 10, text: () => Promise.reject(new Error("gone")) };
    await expect(readRecord(gone)).rejects.toMatchObject({ words: t("after-upload-unreadable") });
  });
});

describe("what the server refuses", () => {
  const bad = new Failure(409, "bad-record", "It can't be played here.", "step 1: no");

  it("is told in its words, with the detail", () => {
    expect(explain(bad, RECORD, GAMES)).toMatchObject({ words: "It can't be played here.", detail: "step 1: no" });
  });

  it("because the game is another", () => {
    expect(explain(bad, { ...RECORD, game: "chess" }, GAMES).words).toContain("chess");
  });

  it("because the rules are of another version", () => {
    const { words } = explain(bad, { ...RECORD, version: "9" }, GAMES);
    expect(words).toContain("9");
    expect(words).toContain("1");
  });

  it("because it is no record, or too large", () => {
    expect(explain(new Failure(400, "bad-request", "?"), RECORD, GAMES).words).toBe(t("after-upload-not-record"));
    expect(explain(new Failure(413, "too-large", "?"), RECORD, GAMES).words).toBe(t("after-upload-large"));
  });

  it("or it is away", () => {
    expect(explain(new Failure(0, "away", t("trouble-away")), RECORD, []).words).toBe(t("trouble-away"));
    expect(explain(new TypeError("oops"), RECORD, GAMES).words).toBe(t("trouble-unknown"));
  });
});
