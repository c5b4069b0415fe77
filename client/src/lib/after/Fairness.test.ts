import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { momentWords } from "../solo/day";
import { speak, t } from "../text/texts.svelte";
import Fairness from "./Fairness.svelte";

beforeEach(() => speak("en"));

describe("whether the shuffle was fair", () => {
  it("waits at a daily deal until nobody plays it any more", () => {
    const shown = Date.UTC(2026, 10, 17, 12);
    render(Fairness, { verification: { commitment: "c0ffee", is_over: true, shown }, file: "game.json" });
    expect(screen.getByText(t("solo-sealed"))).toBeTruthy();
    expect(screen.getByText(t("solo-sealed-text", { time: momentWords(shown) }))).toBeTruthy();
    expect(screen.queryByText(t("after-fair-bad"))).toBeNull();
  });

  it("is told of every other game at once", () => {
    const verification = { commitment: "c0ffee", is_over: true, is_sound: true, secret: "00" };
    render(Fairness, { verification, file: "game.json" });
    expect(screen.getByText(t("after-fair-good"))).toBeTruthy();
    expect(screen.queryByText(t("solo-sealed"))).toBeNull();
  });

  it("is said with what this browser saw before the deal, and what the check can't show", async () => {
    const secret = "00";
    const commitment = "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d";
    const verification = { commitment, is_over: true, is_sound: true, secret, nonces: ["mine"] };
    const compared = { commitment: "same", own: "mixed", isLast: false } as const;
    const { rerender } = render(Fairness, { verification, file: "game.json", compared });
    expect(screen.getByText(t("after-fair-seen"))).toBeTruthy();
    expect(screen.getByText(t("after-fair-own"))).toBeTruthy();
    expect(await screen.findByText(t("after-fair-browser"))).toBeTruthy();
    expect(await screen.findByText(t("after-fair-limit"))).toBeTruthy();
    await rerender({ compared: { ...compared, isLast: true } });
    expect(await screen.findByText(t("after-fair-last"))).toBeTruthy();
    await rerender({ compared: { ...compared, commitment: "unseen", isLast: true } });
    expect(screen.getByText(t("after-fair-unseen"))).toBeTruthy();
    expect(await screen.findByText(t("after-fair-limit"))).toBeTruthy();
    await rerender({ verification: { ...verification, nonces: [""] }, compared: { ...compared, own: "none" } });
    expect(await screen.findByText(t("after-fair-alone"))).toBeTruthy();
    await rerender({ compared: undefined });
    expect(screen.getByText(t("after-fair-named"))).toBeTruthy();
  });

  it("is not to be trusted where this browser saw or sent something else", async () => {
    const verification = { commitment: "c0ffee", is_over: true, is_sound: true, secret: "00", nonces: ["mine"] };
    const compared = { commitment: "other", own: "mixed", isLast: false } as const;
    const { rerender } = render(Fairness, { verification, file: "game.json", compared });
    expect(screen.getByText(t("after-fair-bad"))).toBeTruthy();
    expect(screen.getByText(t("after-fair-other"))).toBeTruthy();
    expect(screen.getByText(t("after-fair-other-text"))).toBeTruthy();
    await rerender({ compared: { commitment: "same", own: "missing", isLast: false } });
    expect(screen.getByText(t("after-fair-bad"))).toBeTruthy();
    expect(screen.getByText(t("after-fair-own-no"))).toBeTruthy();
    expect(screen.queryByText(t("after-fair-good"))).toBeNull();
  });

  it("can be checked at home with the content pack that was played with, too", () => {
    const verification = { commitment: "c0ffee", is_over: true, is_sound: true, secret: "00" };
    const { rerender } = render(Fairness, { verification, file: "game.json" });
    expect(screen.getByText("kosmodrom verify game.json")).toBeTruthy();
    rerender({ verification, file: "game.json", pack: "My own box" });
    return expect(screen.findByText("kosmodrom verify game.json --content FOLDER")).resolves.toBeTruthy();
  });
});
