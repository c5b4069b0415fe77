// Fingers, a mouse and a wheel on the universe: drag to pan, pinch or wheel to zoom.

import type { Camera } from "./camera.svelte";
import type { Point } from "./hexes";

/** How far a press may slip and still be one. */
const SLIP = 6;

/** An attachment for the window onto the universe. */
export function gestures(camera: Camera): (map: HTMLElement) => () => void {
  return (map) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let isDragged = false;
    const stop = new AbortController();
    const { signal } = stop;

    const at = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = map.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };

    function down(event: PointerEvent): void {
      fingers.set(event.pointerId, at(event));
      start = at(event);
      isDragged = false;
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) {
        return;
      }
      const now = at(event);
      const [other] = [...fingers].filter(([finger]) => finger !== event.pointerId).map(([, point]) => point);
      if (other) {
        isDragged = true;
        camera.near(far(now, other) / Math.max(1, far(before, other)), middle(now, other));
        camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else if (isDragged || (start && far(start, now) > SLIP)) {
        isDragged = true;
        camera.pan(now.x - before.x, now.y - before.y);
      } else {
        return;
      }
      fingers.set(event.pointerId, now);
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
    }

    /** A drag that ends on a hex was no press on it. */
    function click(event: MouseEvent): void {
      if (isDragged && event.detail > 0) {
        event.preventDefault();
        event.stopPropagation();
      }
      isDragged = false;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      camera.near(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0022)), at(event));
    }

    /** Two fingers pinch: the browser must not take them for a swipe. */
    function touch(event: TouchEvent): void {
      if (event.touches.length > 1) {
        event.preventDefault();
      }
    }

    map.addEventListener("pointerdown", down, { signal });
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", up, { signal });
    map.addEventListener("click", click, { signal, capture: true });
    map.addEventListener("wheel", wheel, { signal, passive: false });
    map.addEventListener("touchmove", touch, { signal, passive: false });
    return () => stop.abort();
  };
}

function far(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
