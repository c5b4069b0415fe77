import { render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Shortcuts from "./Shortcuts.svelte";
import { type Action, actionOf } from "./shortcuts";

/** What a key pressed on an element of this HTML means. */
function pressed(key: string, on = "<main></main>", init: KeyboardEventInit = {}): Action | null {
  document.body.innerHTML = on;
  let action: Action | null = null;
  const listen = (event: Event) => {
    action = actionOf(event as KeyboardEvent);
  };
  addEventListener("keydown", listen);
  const target = document.querySelector("[data-here]") ?? document.body.firstElementChild;
  target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }));
  removeEventListener("keydown", listen);
  return action;
}

afterEach(() => {
  document.body.innerHTML = "";
});

describe("shortcuts", () => {
  it.each([
    ["u", "undo"],
    ["h", "hint"],
    ["m", "moves"],
    ["l", "log"],
    ["c", "chat"],
    ["r", "recap"],
    ["n", "notes"],
    ["s", "skip"],
    ["?", "shortcuts"],
    ["Escape", "skip"],
    [" ", "skip"],
    ["x", null],
  ])("%s: %s", (key, action) => {
    expect(pressed(key)).toBe(action);
  });

  it("go by the key's place where letters are Russian", () => {
    expect(pressed("г", "<main></main>", { code: "KeyU" })).toBe("undo");
  });

  it("are letters while somebody types", () => {
    expect(pressed("u", "<input>")).toBeNull();
    expect(pressed("u", "<textarea></textarea>")).toBeNull();
    expect(pressed("?", "<input>")).toBeNull();
    expect(pressed("u", "<input type='checkbox'>")).toBe("undo");
  });

  it("leave the browser's own alone, and a sheet that is open", () => {
    expect(pressed("r", "<main></main>", { ctrlKey: true })).toBeNull();
    expect(pressed("c", "<main></main>", { metaKey: true })).toBeNull();
    expect(pressed("u", "<dialog open><button data-here>x</button></dialog>")).toBeNull();
  });

  it("let a button have its space", () => {
    expect(pressed(" ", "<button><b data-here>play</b></button>")).toBeNull();
    expect(pressed("u", "<button data-here>play</button>")).toBe("undo");
  });

  it("are listed with those that a board adds", () => {
    render(Shortcuts, { own: [["T", "Turn the agent"]], hasChat: true, onclose: () => {} });
    expect(screen.getByText("Turn the agent").closest("div")?.querySelector("kbd")?.textContent).toBe("T");
  });

  it.each([true, false])("list the chat where there is one: %s", (hasChat) => {
    render(Shortcuts, { hasChat, onclose: () => {} });
    expect([...document.querySelectorAll("kbd")].some((key) => key.textContent === "C")).toBe(hasChat);
  });
});
