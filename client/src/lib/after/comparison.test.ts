import { describe, expect, it } from "vitest";
import type { Verification } from "../../protocol";
import type { SeenChance } from "../device/chance";
import { compare } from "./comparison";

const ALONE = { 1: 0 };
const seen = (changes: Partial<SeenChance> = {}): SeenChance => ({
  table: "one",
  commitment: "c0ffee",
  nonces: { 0: ["mine"] },
  last: "",
  ...changes,
});
const said = (changes: Partial<Verification> = {}): Verification => ({
  commitment: "c0ffee",
  is_over: true,
  nonces: ["theirs", "mine"],
  ...changes,
});

describe("what the server says, beside what the browser kept", () => {
  it("is the same, with one's own number in it", () => {
    expect(compare(seen(), said(), ALONE)).toEqual({ commitment: "same", own: "mixed", isLast: false });
  });

  it("is another commitment than was seen before the deal", () => {
    expect(compare(seen(), said({ commitment: "decade" }), ALONE).commitment).toBe("other");
    expect(compare(seen(), said({ commitment: null }), ALONE).commitment).toBe("other");
  });

  it("was not seen before the deal", () => {
    expect(compare(undefined, said(), ALONE)).toEqual({ commitment: "unseen", own: "none", isLast: false });
    expect(compare(seen({ commitment: "" }), said(), ALONE).commitment).toBe("unseen");
  });

  it("lacks one's own number, or has it at another's seat", () => {
    expect(compare(seen(), said({ nonces: ["theirs", "other"] }), ALONE).own).toBe("missing");
    expect(compare(seen(), said({ nonces: ["mine", ""] }), ALONE).own).toBe("missing");
    expect(compare(seen(), { commitment: "c0ffee", is_over: true }, ALONE).own).toBe("missing");
  });

  it("has one of the numbers whose answer was lost", () => {
    expect(compare(seen({ nonces: { 0: ["first", "mine"] } }), said(), ALONE).own).toBe("mixed");
  });

  it("says nothing of the number of somebody who has no seat any more", () => {
    expect(compare(seen(), said({ nonces: ["theirs", "other"] }), {}).own).toBe("none");
  });

  it("has the numbers of all who share the device", () => {
    const shared = seen({ nonces: { 0: ["mine"], 3: ["friend's"] } });
    expect(compare(shared, said({ nonces: ["friend's", "mine"] }), { 1: 0, 0: 3 }).own).toBe("mixed");
    expect(compare(shared, said(), { 1: 0, 0: 3 }).own).toBe("missing");
  });

  it("could be chosen by nobody after one's own last number", () => {
    expect(compare(seen({ last: "mine" }), said(), ALONE).isLast).toBe(true);
    expect(compare(seen({ last: "refused" }), said(), ALONE).isLast).toBe(false);
  });
});
