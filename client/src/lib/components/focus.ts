// Keyboard focus survives a new board: when the focused element is gone, the one that replaces it gets the focus.

/** The stop of a row of things comes before whatever else can be pressed. */
const THINGS = ["[data-rove][tabindex='0']", "button:not([disabled]), a[href]"];

/** Where the keyboard starts: the element marked `data-first`, or the whole board. */
function groupOf(whole: HTMLElement): HTMLElement {
  return whole.querySelector<HTMLElement>("[data-first]") ?? whole;
}

function thingIn(group: HTMLElement): HTMLElement | null {
  return THINGS.reduce<HTMLElement | null>((found, each) => found ?? group.querySelector<HTMLElement>(each), null);
}

/** An attachment for what changes by itself under the fingers: a board, a list of moves. */
export function keepFocus(whole: HTMLElement): () => void {
  /** The thing inside that has the focus, for all to see: a mouse leaves no trace that would have to be kept. */
  let last: Element | null = null;
  /** Set when this code moved the focus, so that it may move it again. */
  let given: Element | null = null;
  const stop = new AbortController();
  whole.tabIndex = -1;

  function look(): void {
    const now = document.activeElement;
    const group = groupOf(whole);
    const next = thingIn(group) ?? whole;
    const isLost = (now === null || now === document.body) && last !== null && !last.isConnected;
    const isPassedBy = now !== null && now === given && now !== next && (now === whole || !group.contains(now));
    if (isLost || isPassedBy) {
      next.focus({ preventScroll: true });
      given = next;
    }
  }

  function focused({ target }: FocusEvent): void {
    if (target instanceof Element && !target.closest("dialog")) {
      given = target === given ? given : null;
      last = whole.contains(target) && target.matches(":focus-visible") ? target : null;
    }
  }

  document.addEventListener("focusin", focused, stop);
  // A dialog gives the focus back to what had it before, if that is still there.
  document.addEventListener("close", () => queueMicrotask(look), { capture: true, signal: stop.signal });
  const watch = new MutationObserver(look);
  watch.observe(whole, { childList: true, subtree: true, attributeFilter: ["data-first"] });
  return () => {
    stop.abort();
    watch.disconnect();
  };
}
