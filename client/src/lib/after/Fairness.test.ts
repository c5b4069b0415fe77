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

  it("can be checked at home with the content pack that was played with, too", () => {
    const verification = { commitment: "c0ffee", is_over: true, is_sound: true, secret: "00" };
    const { rerender } = render(Fairness, { verification, file: "game.json" });
    expect(screen.getByText("kosmodrom verify game.json")).toBeTruthy();
    rerender({ verification, file: "game.json", pack: "My own box" });
    return expect(screen.findByText("kosmodrom verify game.json --content FOLDER")).resolves.toBeTruthy();
  });
});
