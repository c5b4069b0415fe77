// How this person likes the page. Kept in this browser.

import { keep, recall } from "./kept";

type Theme = "system" | "light" | "dark";
type Speed = "off" | "slow" | "normal" | "fast";
/** Which moves ask once more: those that can't be taken back, all, or none. */
export type Confirm = "final" | "all" | "none";

export interface Preferences {
  theme: Theme;
  speed: Speed;
  confirm: Confirm;
  sound: boolean;
  notify: boolean;
  /** Whether the list of moves in words is open beside the board. */
  moves: boolean;
  /** Whether letters are shortcuts on the game screen. */
  keys: boolean;
  /** Whether a board writes in words what its pictograms say, where there is room. */
  labels: boolean;
}

const USUAL: Preferences = {
  theme: "system",
  speed: "normal",
  confirm: "final",
  sound: false,
  notify: false,
  moves: false,
  keys: true,
  labels: false,
};

export const preferences: Preferences = $state({ ...USUAL, ...recall<Partial<Preferences>>("preferences", {}) });

/** Change some of them, and keep them. */
export function prefer(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  keep("preferences", $state.snapshot(preferences));
  applyTheme();
}

/** Show the theme that is preferred. */
export function applyTheme(): void {
  if (preferences.theme === "system") {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = preferences.theme;
  }
}

/** Scales milliseconds by the preferred speed; for what is shown for a while, moving or not. */
export function held(milliseconds: number): number {
  return milliseconds * { off: 0, slow: 1.8, normal: 1, fast: 0.45 }[preferences.speed];
}

/** Scales the milliseconds of a motion by the preferred speed; 0: no motion. */
export function pace(milliseconds: number): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : held(milliseconds);
}
