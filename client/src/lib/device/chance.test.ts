import { beforeEach, expect, it } from "vitest";
import { Failure } from "../connection/api";
import { Refused } from "../connection/live.svelte";
import { MOST_TABLES, mixIn, seeCommitment, seenChance } from "./chance";

beforeEach(() => localStorage.clear());

const LOST = new Failure(0, "away", "");
const REFUSED = new Failure(409, "seat-taken", "");

/** Sends a number and returns it, whatever comes of it. */
async function send(as: number, error?: Error, isStart = false): Promise<string> {
  let sent = "";
  const sending = mixIn(
    "one",
    as,
    async (nonce) => {
      sent = nonce;
      if (error) {
        throw error;
      }
    },
    { isStart },
  );
  await (error ? expect(sending).rejects.toBe(error) : sending);
  return sent;
}

it("keeps the commitment that was shown first", () => {
  seeCommitment("one", "c0ffee");
  seeCommitment("one", "decade");
  expect(seenChance("one")?.commitment).toBe("c0ffee");
  expect(seenChance("other")).toBeUndefined();
});

it("keeps the number that is in the mix, for each person at the device", async () => {
  seeCommitment("one", "c0ffee");
  const [own, other] = [await send(0), await send(2)];
  expect(own).toMatch(/^[0-9a-f]{32}$/);
  expect(seenChance("one")).toEqual({ table: "one", commitment: "c0ffee", nonces: { 0: [own], 2: [other] }, last: "" });
  const start = await send(0, undefined, true);
  expect(seenChance("one")).toMatchObject({ nonces: { 0: [start], 2: [other] }, last: start });
});

it("forgets a number that was refused, and keeps both where the answer was lost", async () => {
  const first = await send(0);
  await send(0, REFUSED, true);
  await send(0, new Refused("not-started", "No."), true);
  expect(seenChance("one")).toMatchObject({ nonces: { 0: [first] }, last: "" });
  const second = await send(0, LOST, true);
  expect(seenChance("one")).toMatchObject({ nonces: { 0: [first, second] }, last: second });
  const third = await send(0, new Refused("lost", ""), true);
  expect(seenChance("one")?.nonces[0]).toEqual([first, second, third]);
});

it("keeps so many tables and no more, those seen last", () => {
  seeCommitment("one", "c0ffee");
  for (let i = 0; i < MOST_TABLES - 1; i += 1) {
    seeCommitment(`table ${i}`, "decade");
  }
  seeCommitment("one", "decade");
  seeCommitment("last", "decade");
  expect(seenChance("one")?.commitment).toBe("c0ffee");
  expect(seenChance("table 0")).toBeUndefined();
  expect(JSON.parse(localStorage.getItem("kosmodrom.chance") ?? "")).toHaveLength(MOST_TABLES);
});
