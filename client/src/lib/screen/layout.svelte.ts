// Which layout there is room for. Counted in the size of the text, so that large text gets the layout of a small screen.

export type Layout = "phone" | "tablet" | "laptop" | "wide";

/** The least widths, in rem, the widest first. */
const WIDTHS: [Layout, number][] = [
  ["wide", 78],
  ["laptop", 60],
  ["tablet", 44],
];

/** From here on a broad board too leaves room for people on one side and the log on the other. */
const PLENTY = 108;

/** For a broad board people and log are put on one side rather than on both. */
export function layoutFor(width: number, rem: number, isBroad = false): Layout {
  const found = WIDTHS.find(([, least]) => width >= least * rem)?.[0] ?? "phone";
  return found === "wide" && isBroad && width < PLENTY * rem ? "laptop" : found;
}

/** The least height, in rem, at which something may stay in view all the time. */
const TALL = 32;

export class Room {
  layout: Layout = $state("phone");
  /** Whether there is height enough for what sticks to an edge. */
  isTall = $state(isTall());

  readonly #isBroad: boolean;

  constructor(isBroad = false) {
    this.#isBroad = isBroad;
    this.layout = this.#measure();
  }

  /** Follows the size of the window and of its text. Returns a function that stops it. */
  follow(): () => void {
    const changed = () => {
      this.layout = this.#measure();
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

  #measure(): Layout {
    return layoutFor(innerWidth, rem(), this.#isBroad);
  }
}

function isTall(): boolean {
  return innerHeight >= TALL * rem();
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
