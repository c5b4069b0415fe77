import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { speak, t } from "../text/texts.svelte";
import ScoreChart from "./ScoreChart.svelte";

const SCORES = [
  [0, 0],
  [4, 0],
  [4, 7],
];

beforeEach(() => speak("ru"));

it("tells the last points, and those of any move by its slider", async () => {
  render(ScoreChart, { scores: SCORES, names: ["Марина", "Нова"] });
  const slider = screen.getByRole("slider");
  expect(slider.getAttribute("aria-valuetext")).toBe("Ход 2 из 2, Марина 4, Нова 7");
  await fireEvent.input(slider, { target: { value: "1" } });
  expect(slider.getAttribute("aria-valuetext")).toBe("Ход 1 из 2, Марина 4, Нова 0");
});

it("gives each line a patch and dashes of its own", () => {
  const { container } = render(ScoreChart, { scores: SCORES, names: ["Марина", "Нова"] });
  const lines = [...container.querySelectorAll("path.line")];
  expect(new Set(lines.map((line) => line.getAttribute("stroke-dasharray"))).size).toBe(2);
  expect(container.querySelectorAll("svg[role=img] .face")).toHaveLength(2);
});

it("has the same figures as a table", async () => {
  const { container } = render(ScoreChart, {
    scores: SCORES,
    names: ["Марина", "Нова"],
    rounds: [{ round: 2, step: 1 }],
  });
  const details = container.querySelector("details") as HTMLDetailsElement;
  details.open = true;
  await fireEvent(details, new Event("toggle"));
  const rows = [...container.querySelectorAll("tbody tr")].map((row) => row.textContent?.replace(/\s+/g, " ").trim());
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain(t("after-chart-round", { round: 2 }));
});

it("leads a replay to where it is pressed, and has no second slider then", async () => {
  const onstep = vi.fn();
  const { container } = render(ScoreChart, { scores: SCORES, names: ["Марина", "Нова"], step: 0, onstep });
  expect(screen.queryByRole("slider")).toBe(null);
  await fireEvent.pointerDown(container.querySelector(".plot") as Element, { clientX: 10_000 });
  expect(onstep).toHaveBeenCalledWith(2);
});
