// A finger that swipes sideways over the pages of a phone.

/** How far a finger has to go for a page, and how much farther sideways than up or down. */
const FAR = 45;
const SLANT = 1.6;

/** An attachment for what is swiped; `turn` is told 1 for the page after, -1 for the one before. `dragged` are no pages. */
export function swipe(turn: (step: number) => void, dragged = ""): (pages: HTMLElement) => () => void {
  return (pages) => {
    let start: { pointer: number; x: number; y: number } | null = null;
    const stop = new AbortController();
    const { signal } = stop;

    function down({ pointerId, pointerType, clientX, clientY, target }: PointerEvent): void {
      const isDragged = target instanceof Element && dragged !== "" && target.closest(dragged) !== null;
      // A second finger pinches.
      start =
        pointerType === "touch" && start === null && !isDragged ? { pointer: pointerId, x: clientX, y: clientY } : null;
    }

    function up({ pointerId, clientX, clientY }: PointerEvent): void {
      const from = start;
      start = null;
      if (from?.pointer !== pointerId) {
        return;
      }
      const across = clientX - from.x;
      if (Math.abs(across) > FAR && Math.abs(across) > Math.abs(clientY - from.y) * SLANT) {
        turn(-Math.sign(across));
      }
    }

    function cancel(): void {
      start = null;
    }

    pages.addEventListener("pointerdown", down, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", cancel, { signal });
    return () => stop.abort();
  };
}
