// Which layout there is room for. Counted in the size of the text, so that large text gets the layout of a small screen.

export type Layout = "phone" | "tablet" | "laptop" | "wide";

/** The least widths, in rem, the widest first. */
const WIDTHS: [Layout, number][] = [
  ["wide", 78],
  ["laptop", 60],
  ["tablet", 44],
];

export function layoutFor(width: number, rem: number): Layout {
  return WIDTHS.find(([, least]) => width >= least * rem)?.[0] ?? "phone";
}

/** The least height, in rem, at which something may stay in view all the time. */
const TALL = 32;

export class Room {
  layout: Layout = $state(measure());
  /** Whether there is height enough for what sticks to an edge. */
  isTall = $state(isTall());

  /** Follow the window and the size of its text; answers how to stop. */
  follow(): () => void {
    const changed = () => {
      this.layout = measure();
      this.isTall = isTall();
    };
    addEventListener("resize", changed);
    const probe = document.createElement("div");
    Object.assign(probe.style, { position: "absolute", width: "1rem", height: "0", visibility: "hidden" });
    document.body.append(probe);
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(changed);
    observer?.observe(probe);
    return () => {
      removeEventListener("resize", changed);
      observer?.disconnect();
      probe.remove();
    };
  }
}

function measure(): Layout {
  return layoutFor(innerWidth, rem());
}

function isTall(): boolean {
  return innerHeight >= TALL * rem();
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
