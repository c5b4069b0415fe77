import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { GameRow, PackRow } from "../../protocol";
import PackChoice from "./PackChoice.svelte";

const MINE: PackRow = { content: "0123456789abcdef", title: "My own box", origins: { public: 30, rulebook: 20 } };

function show(packs: PackRow[]) {
  const bound = { game: { name: "some", packs } as GameRow, content: "" };
  return render(PackChoice, bound);
}

it("is not there where there is nothing to choose", () => {
  show([]);
  expect(screen.queryByRole("group")).toBeNull();
});

it("offers what the game comes with first, and tells about the pack that is chosen", async () => {
  const { container } = show([MINE]);
  const [usual, mine] = screen.getAllByRole<HTMLInputElement>("radio");
  expect([usual?.checked, mine?.checked]).toEqual([true, false]);
  expect(container.textContent).not.toContain(MINE.content);
  await fireEvent.click(screen.getByLabelText("My own box"));
  expect([usual?.checked, mine?.checked]).toEqual([false, true]);
  expect(mine?.value).toBe(MINE.content);
  expect(container.textContent).toContain(MINE.content);
});
