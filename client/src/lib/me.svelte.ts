// Who this browser is to the server: a guest with a name, without a sign-up.

import type { Me } from "../protocol";
import { api } from "./api";
import { language, speak, t } from "./texts.svelte";

const known: { me: Me | null; isAsked: boolean } = $state({ me: null, isAsked: false });

export function me(): Me | null {
  return known.me;
}

/** Whether it is known by now if the browser has a name. */
export function isAsked(): boolean {
  return known.isAsked;
}

/** Ask the server who this is; null if it is nobody yet. */
export async function recognise(): Promise<Me | null> {
  try {
    const found = await api.me();
    // Whoever has become somebody meanwhile knows better.
    known.me ??= found ?? null;
  } finally {
    known.isAsked = true;
  }
  return known.me;
}

/** Be somebody: with the name one has, the one given, or a guest's. */
export async function beSomebody(name = ""): Promise<Me> {
  if (known.me === null) {
    known.me = await api.become({ name: name || guestName(), language: language() });
  } else if (name && name !== known.me.name) {
    known.me = await api.change({ name });
  }
  return known.me;
}

/** Another name, language or nobody. */
export function become(me: Me | null): void {
  known.me = me;
}

/** Change the language here and, for what the server sends, there. */
export async function changeLanguage(wanted: "en" | "ru"): Promise<void> {
  speak(wanted);
  if (known.me !== null && known.me.language !== wanted) {
    known.me = await api.change({ language: wanted });
  }
}

/** A name for somebody who has not said one. */
export function guestName(): string {
  const names = t("guest-names").split(",");
  const pick = crypto.getRandomValues(new Uint16Array(2));
  return `${(names[(pick[0] ?? 0) % names.length] ?? "").trim()} ${10 + ((pick[1] ?? 0) % 90)}`;
}
