import { afterEach, describe, expect, it, vi } from "vitest";
import { prefer } from "./preferences.svelte";
import { lengthOf, SOUNDS, sound } from "./sound";

describe("sounds", () => {
  afterEach(() => {
    prefer({ sound: false });
    vi.unstubAllGlobals();
  });

  it.each(SOUNDS)("%s is no longer than a blink", (name) => {
    expect(lengthOf(name)).toBeLessThan(300);
  });

  it("are not even made until somebody wants them", () => {
    const made = vi.fn();
    vi.stubGlobal(
      "AudioContext",
      class {
        constructor() {
          made();
        }
      },
    );
    sound("card");
    expect(made).not.toHaveBeenCalled();
    prefer({ sound: true });
    sound("card");
    expect(made).toHaveBeenCalled();
    sound("no such sound");
    sound(null);
  });
});
