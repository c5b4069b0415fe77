// Arrow keys inside a row of things: the row is one stop of the Tab key, the arrows go on from there.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function things(row: Element): HTMLElement[] {
  return Array.from(row.querySelectorAll<HTMLElement>("[data-rove]"));
}

/** Only one thing of the row is reached by Tab: the one that had the focus last, or the first; in a log the newest. */
function settle(row: HTMLElement, wanted?: HTMLElement): void {
  const all = things(row);
  const isLog = row.dataset.row === "log" && !row.contains(document.activeElement);
  const former = isLog ? all.at(-1) : all.find((each) => each.getAttribute("tabindex") === "0");
  const stop = wanted ?? former ?? all[0];
  for (const each of all) {
    each.tabIndex = each === stop ? 0 : -1;
  }
}

/** An attachment for the element around things with `data-rove`. */
export function rove(row: HTMLElement): () => void {
  const stop = new AbortController();
  row.addEventListener("focusin", ({ target }) => target instanceof HTMLElement && focused(row, target), stop);
  row.addEventListener("keydown", (event) => pressed(row, event), stop);
  const watch = new MutationObserver(() => settle(row));
  watch.observe(row, { childList: true, subtree: true });
  settle(row);
  return () => {
    stop.abort();
    watch.disconnect();
  };
}

function focused(row: HTMLElement, target: HTMLElement): void {
  const thing = target.closest<HTMLElement>("[data-rove]");
  if (thing) {
    settle(row, thing);
  }
}

function pressed(row: HTMLElement, event: KeyboardEvent): void {
  const all = things(row);
  const now = all.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key];
  if (now < 0 || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  const next =
    event.key === "Home"
      ? 0
      : event.key === "End"
        ? all.length - 1
        : step === undefined
          ? -1
          : (now + step + all.length) % all.length;
  if (next >= 0) {
    event.preventDefault();
    all[next]?.focus();
  }
}
