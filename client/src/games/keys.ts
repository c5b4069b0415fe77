// Letters that a board listens to.

import { preferences } from "../lib/device/preferences.svelte";

/** Hears a board's own letters, by their names on an English keyboard, wherever one is but where one writes or reads a sheet. */
export function hearing(keys: Record<string, (event: KeyboardEvent) => void>): (event: KeyboardEvent) => void {
  return (event) => {
    const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select") !== null;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    const act = keys[event.key.toUpperCase()] ?? keys[event.code.replace("Key", "")];
    if (act && preferences.keys && isPlain && !isTyping && !document.querySelector("dialog[open]")) {
      event.preventDefault();
      act(event);
    }
  };
}
