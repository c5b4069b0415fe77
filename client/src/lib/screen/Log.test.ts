import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line } from "../../protocol";
import { aLine, aSeat } from "../fixtures";
import { speak } from "../text/texts.svelte";
import Log from "./Log.svelte";

const LINE = 40;
const FRAME = 200;
const many = (count: number): Line[] =>
  Array.from({ length: count }, (_, i) => aLine({ seq: i + 1, seat: 1, step: i, rule: "KP-D2", text: `line ${i}` }));

describe("the log", () => {
  let frames: FrameRequestCallback[] = [];
  const nextFrame = () => {
    const due = frames;
    frames = [];
    for (const each of due) {
      each(0);
    }
  };

  beforeEach(() => {
    speak("en");
    frames = [];
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal("cancelAnimationFrame", () => undefined);
  });

  afterEach(() => vi.unstubAllGlobals());

  async function open(lines: Line[], since = 0) {
    const props = { seats: [aSeat({ is_you: true }), aSeat()], game: "kosmopolis", module: undefined, older: vi.fn() };
    const shown = render(Log, { ...props, lines, you: 0, since });
    const log = shown.container.querySelector("[data-log]") as HTMLElement;
    Object.defineProperty(log, "scrollHeight", { get: () => LINE * log.querySelectorAll("p").length });
    Object.defineProperty(log, "clientHeight", { value: FRAME });
    nextFrame();
    await fireEvent.scroll(log);
    const more = (count: number) => shown.rerender({ lines: many(count) });
    return { log, more, container: shown.container };
  }

  it("follows a burst, though its own scrolling is told when more lines are there already", async () => {
    const { log, more } = await open(many(20));
    await more(30);
    nextFrame();
    await more(60);
    await fireEvent.scroll(log);
    nextFrame();
    expect(log.scrollTop).toBe(60 * LINE);
    await more(90);
    nextFrame();
    expect(log.scrollTop).toBe(90 * LINE);
  });

  it("stays where somebody has scrolled up to, and follows again from the end", async () => {
    const { log, more } = await open(many(20));
    log.scrollTop = 100;
    await fireEvent.scroll(log);
    await more(30);
    nextFrame();
    expect(log.scrollTop).toBe(100);
    log.scrollTop = 30 * LINE - FRAME;
    await fireEvent.scroll(log);
    await more(40);
    nextFrame();
    expect(log.scrollTop).toBe(40 * LINE);
  });

  it("says once where news begin, and marks each of them", async () => {
    const { container } = await open(many(5), 2);
    expect(container.querySelectorAll("[data-since]")).toHaveLength(1);
    expect([...container.querySelectorAll("li.news")].map((item) => item.textContent?.trim().slice(0, 6))).toEqual([
      "line 3",
      "line 4",
    ]);
  });

  it("brings out the rule of a line at a tap, one at a time", async () => {
    const { container } = await open(many(3));
    const lines = [...container.querySelectorAll("p")];
    for (const line of lines) {
      await fireEvent.click(line);
      expect(lines.filter((each) => each.classList.contains("tapped"))).toEqual([line]);
    }
  });
});
