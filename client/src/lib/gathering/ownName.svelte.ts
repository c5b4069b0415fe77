// The value of a field for one's own name: filled with the known name or a guest's until it is edited.

import { untrack } from "svelte";
import { guestName, isMeLoaded, me } from "../device/me.svelte";

export class OwnName {
  value = $state("");
  /** What was filled in by us. An edited field, even an empty one, is left alone. */
  #given = "";

  constructor(suggested: () => string = () => "") {
    $effect(() => {
      if (isMeLoaded()) {
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
