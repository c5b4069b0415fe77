import { expect, test } from "vitest";
import { keepFocus } from "./focus";

function lay(inside: string): HTMLElement {
  document.body.innerHTML = `<button id="outside"></button><div id="whole">${inside}</div>`;
  const whole = document.getElementById("whole") as HTMLElement;
  keepFocus(whole);
  return whole;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const focus = (id: string) => document.getElementById(id)?.focus();
const focused = () => document.activeElement?.id;

test("what stands in the place of a thing that is gone gets its focus", async () => {
  const whole = lay(`<button id="a"></button><p data-first><button id="b"></button></p>`);
  focus("a");
  document.getElementById("a")?.remove();
  await settled();
  expect(focused()).toBe("b");
  expect(whole.tabIndex).toBe(-1);
});

test("the stop of a row comes before other things", async () => {
  lay(
    `<button id="a"></button><p data-first><button id="b"></button><button id="c" data-rove tabindex="0"></button></p>`,
  );
  focus("a");
  document.getElementById("a")?.remove();
  await settled();
  expect(focused()).toBe("c");
});

test("with nothing to press the whole has it, until there is something", async () => {
  const whole = lay(`<button id="a"></button>`);
  focus("a");
  document.getElementById("a")?.remove();
  await settled();
  expect(focused()).toBe("whole");
  whole.innerHTML = `<button id="b"></button>`;
  await settled();
  expect(focused()).toBe("b");
});

test("focus that was given goes on to what is asked, focus that was taken stays", async () => {
  const whole = lay(
    `<button id="a"></button><p id="one" data-first><button id="b"></button></p><p id="two"><button id="c"></button></p>`,
  );
  focus("a");
  document.getElementById("a")?.remove();
  await settled();
  expect(focused()).toBe("b");
  const ask = (id: string) => {
    for (const group of whole.querySelectorAll("p")) {
      group.toggleAttribute("data-first", group.id === id);
    }
  };
  ask("two");
  await settled();
  expect(focused()).toBe("c");
  focus("b");
  ask("one");
  ask("two");
  await settled();
  expect(focused()).toBe("b");
});

test("whoever is elsewhere is left there", async () => {
  lay(`<button id="a"></button><button id="b"></button>`);
  focus("a");
  focus("outside");
  document.getElementById("a")?.remove();
  await settled();
  expect(focused()).toBe("outside");
});
