import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { speak } from "../text/texts.svelte";
import Join from "./Join.svelte";

beforeEach(() => {
  speak("en");
  history.replaceState(null, "", "/");
});

async function paste(text: string): Promise<void> {
  render(Join);
  await fireEvent.input(screen.getByLabelText("Got an invitation?"), { target: { value: text } });
  await fireEvent.click(screen.getByRole("button", { name: "To the table" }));
}

it("opens the table of a link", async () => {
  await paste("http://192.168.1.7:8080/i/ac8tpdxx6dj5");
  expect(location.pathname).toBe("/i/ac8tpdxx6dj5");
  expect(screen.getByRole("alert").textContent).toBe("");
});

it("says what is wanted when it got something else", async () => {
  await paste("hello there");
  expect(location.pathname).toBe("/");
  expect(screen.getByRole("alert").textContent).toContain("twelve characters");
});
