// Keys of the game screen. They do nothing in a text field or while a sheet is open.

export const SHORTCUTS = {
  u: "undo",
  h: "hint",
  m: "moves",
  l: "log",
  c: "chat",
  r: "recap",
  n: "notes",
  s: "skip",
  "?": "shortcuts",
} as const;

export type Action = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];

/** By place on the keyboard, so that they work with Russian letters too. */
const CODES: Record<string, Action> = {
  KeyU: "undo",
  KeyH: "hint",
  KeyM: "moves",
  KeyL: "log",
  KeyC: "chat",
  KeyR: "recap",
  KeyN: "notes",
  KeyS: "skip",
};

const TYPING =
  "input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select, [contenteditable]";

/** What a key means; null if it is not for us. */
export function actionOf(event: KeyboardEvent): Action | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) {
    return null;
  }
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) || document.querySelector("dialog[open]")) {
    return null;
  }
  if (event.key === "?") {
    return "shortcuts";
  }
  if (event.key === "Escape") {
    return "skip";
  }
  const isPressing = target?.closest("button, a, summary, [role=button], [tabindex]:not(main)") != null;
  if (event.key === " " && !isPressing) {
    return "skip";
  }
  if (event.shiftKey) {
    return null;
  }
  const letter = event.key.toLowerCase() as keyof typeof SHORTCUTS;
  return SHORTCUTS[letter] ?? CODES[event.code] ?? null;
}
