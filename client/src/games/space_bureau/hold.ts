// A finger that rests on something, for browsers that make no other button of it.

const LONG = 500;
const SLIP = 8;

/** An attachment: `held` is told of a long touch, whose end is then no press. */
export function hold(held: () => void): (thing: HTMLElement) => () => void {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let isHeld = false;
    const stop = new AbortController();
    const { signal } = stop;

    function down({ pointerType, clientX, clientY }: PointerEvent): void {
      end();
      if (pointerType !== "mouse") {
        start = { x: clientX, y: clientY };
        timer = setTimeout(() => {
          isHeld = true;
          held();
        }, LONG);
      }
    }

    function move({ clientX, clientY }: PointerEvent): void {
      if (Math.hypot(clientX - start.x, clientY - start.y) > SLIP) {
        end();
      }
    }

    function end(): void {
      clearTimeout(timer);
    }

    /** The finger may leave what was opened under it: that was no press either. */
    function click(event: MouseEvent): void {
      if (isHeld) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      isHeld = false;
    }

    window.addEventListener("pointerdown", () => (isHeld = false), { signal, capture: true });
    thing.addEventListener("pointerdown", down, { signal });
    thing.addEventListener("pointermove", move, { signal });
    for (const over of ["pointerup", "pointercancel", "pointerleave"]) {
      thing.addEventListener(over, end, { signal });
    }
    window.addEventListener("click", click, { signal, capture: true });
    return () => {
      end();
      stop.abort();
    };
  };
}
