import { render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { ResultRow } from "../../protocol";
import { speak, t } from "../text/texts.svelte";
import Results from "./Results.svelte";

const row = (change: Partial<ResultRow>): ResultRow => ({
  place: 1,
  name: "Anna",
  score: 81,
  rank: "Office coordinator",
  traits: ["Side 00", "No ability"],
  at: Date.now(),
  is_you: false,
  table: null,
  ...change,
});

beforeEach(() => speak("en"));

describe("a list of results", () => {
  it("tells place, name, score and rank, and marks mine", () => {
    render(Results, {
      caption: "Best",
      score: "Credits",
      rows: [row({}), row({ name: "Bo", place: 2, score: 70, is_you: true })],
    });
    const [, first, second] = screen.getAllByRole("row");
    expect(within(first as HTMLElement).getByText("81")).toBeTruthy();
    expect(within(first as HTMLElement).getByText("Office coordinator")).toBeTruthy();
    expect(within(first as HTMLElement).queryByText(t("solo-you"))).toBeNull();
    expect(within(second as HTMLElement).getByText(t("solo-you"))).toBeTruthy();
    expect(screen.queryByText("Side 00, No ability")).toBeNull();
  });

  it("leads to the games that may be looked at, and to no others", () => {
    render(Results, {
      caption: "Best",
      score: "Credits",
      rows: [row({ table: "abc" }), row({ name: "Bo" })],
      hasTraits: true,
    });
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/t/abc/replay"]);
    expect(links[0]?.getAttribute("aria-label")).toBe(t("solo-watch", { name: "Anna" }));
    expect(screen.getAllByText("Side 00, No ability")).toHaveLength(2);
  });
});
