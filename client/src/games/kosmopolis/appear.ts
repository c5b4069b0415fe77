// What comes to light is stamped; whoever wants no motion finds it there.

import { pace } from "../../lib/device/preferences.svelte";

/** For an element that has just come. */
export function appear(element: HTMLElement): void {
  const time = pace(280);
  if (time && typeof element.animate === "function") {
    element.animate(
      [
        { opacity: 0, transform: "scale(1.25)" },
        { opacity: 1, transform: "none" },
      ],
      { duration: time, easing: "ease-out" },
    );
  }
}

/** For a modifier that is turned from its back to its face. */
export function turnUp(element: HTMLElement): void {
  const time = pace(600);
  if (time && typeof element.animate === "function") {
    element.animate([{ transform: "rotateY(180deg)" }, { transform: "none" }], { duration: time, easing: "ease-out" });
  }
}
