// What can be done has to be in sight.

import { pace } from "../../lib/device/preferences.svelte";

/** An attachment for a button that appears below what was touched. */
export function intoSight(element: HTMLElement): void {
  element.scrollIntoView?.({ block: "nearest", behavior: pace(1) ? "smooth" : "auto" });
}
