// What is written in a field for one's own name: the name one has or a guest's, until somebody writes another.

import { untrack } from "svelte";
import { guestName, isAsked, me } from "../me.svelte";

export class OwnName {
  value = $state("");
  /** What was filled in; what is written instead stays, and so does a field that was emptied. */
  #given = "";

  constructor(suggested: () => string = () => "") {
    $effect(() => {
      if (isAsked()) {
        const known = me()?.name;
        untrack(() => this.#fill(known ?? (suggested() || guestName())));
      }
    });
  }

  #fill(name: string): void {
    if (this.value === this.#given || this.value === name) {
      this.value = name;
      this.#given = name;
    }
  }
}
