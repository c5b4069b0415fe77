import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, it, vi } from "vitest";
import Sure from "./Sure.svelte";

function show() {
  const onconfirm = vi.fn();
  render(Sure, { onconfirm, sure: "Really?", children: createRawSnippet(() => ({ render: () => "<b>Leave</b>" })) });
  return { onconfirm, button: screen.getByRole("button") };
}

it("does nothing before it is pressed twice", async () => {
  const { onconfirm, button } = show();
  await fireEvent.click(button);
  expect(button.textContent).toContain("Really?");
  expect(onconfirm).not.toHaveBeenCalled();
  await fireEvent.click(button);
  expect(onconfirm).toHaveBeenCalledOnce();
  expect(button.textContent).toContain("Leave");
});

it("forgets the question when one turns away", async () => {
  const { onconfirm, button } = show();
  await fireEvent.click(button);
  await fireEvent.blur(button);
  await fireEvent.click(button);
  expect(onconfirm).not.toHaveBeenCalled();
});
