// A piece that flies over a board which stands already as it will be: what lands is hidden until it has.

import { type Component, mount, unmount } from "svelte";
import { pace } from "../lib/device/preferences.svelte";
import { fly, ring, stamp, type Thing } from "../lib/timeline/motion";

export interface Landing {
  /** The thing that lands, or the place that something lands at. */
  thing: Thing;
  /** Whether it is seen only once it has landed. */
  isHidden: boolean;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

/** Let a piece, drawn by `Ghost`, fly to where it lands. Where nothing moves, that is ringed. */
export async function flyGhost<Props extends Record<string, unknown>>(
  Ghost: Component<Props>,
  props: Props,
  { thing, isHidden, from, to, delay }: Landing,
): Promise<void> {
  if (!pace(1)) {
    ring(thing);
    return;
  }
  const nest = document.createElement("div");
  Object.assign(nest.style, { position: "fixed", left: "-200px", top: "0" });
  document.body.append(nest);
  const ghost = mount(Ghost, { target: nest, props });
  const piece = nest.firstElementChild;
  try {
    if (isHidden) {
      thing.style.visibility = "hidden";
    }
    if (piece) {
      await fly(piece, from, to, { delay });
    }
  } finally {
    if (isHidden) {
      thing.style.visibility = "";
    }
    void unmount(ghost);
    nest.remove();
  }
  void stamp(thing);
}
