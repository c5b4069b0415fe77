import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ring } from "./motion";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const marks = () => [...document.body.querySelectorAll<HTMLElement>("[aria-hidden]")];

it("marks where something landed, goes with it, and ends after two seconds", () => {
  const thing = document.createElement("p");
  let box = new DOMRect(20, 100, 40, 60);
  thing.getBoundingClientRect = () => box;
  ring(thing);
  expect(marks().map(({ style }) => [style.left, style.top, style.width])).toEqual([["14px", "94px", "52px"]]);
  box = new DOMRect(20, 30, 40, 60);
  vi.advanceTimersToNextFrame();
  expect(marks().map(({ style }) => style.top)).toEqual(["24px"]);
  vi.advanceTimersByTime(2_100);
  expect(marks()).toEqual([]);
});

it("goes away with what it marks", () => {
  const thing = document.createElement("p");
  let box = new DOMRect(20, 100, 40, 60);
  thing.getBoundingClientRect = () => box;
  ring(thing);
  box = new DOMRect();
  vi.advanceTimersToNextFrame();
  expect(marks()).toEqual([]);
});
