// Who this browser is to the server: a guest with a name, without a sign-up.

import type { Me } from "../../protocol";
import { toast } from "../components/toasts.svelte";
import { api, stranger } from "../connection/api";
import { language, speak, t } from "../text/texts.svelte";
import { forgetHere } from "./kept";

const known: { me: Me | null; isMeLoaded: boolean } = $state({ me: null, isMeLoaded: false });

export function me(): Me | null {
  return known.me;
}

/** Whether the server has answered who this is. */
export function isMeLoaded(): boolean {
  return known.isMeLoaded;
}

/** Asks the server who this is; null: no account yet. */
export async function loadMe(): Promise<Me | null> {
  try {
    const found = await api.me();
    // An account that was created while the request was on its way is newer than the answer.
    known.me ??= found ?? null;
  } finally {
    known.isMeLoaded = true;
  }
  return known.me;
}

/** Creates an account if there is none, with the name given or a guest's; renames it if another name is given. */
export async function ensureMe(name = ""): Promise<Me> {
  if (known.me === null) {
    known.me = await api.createMe({ name: name || guestName(), language: language() });
  } else if (name && name !== known.me.name) {
    known.me = await api.change({ name });
  }
  return known.me;
}

/**
 * Asks the server once more who this is. If nobody, the device was signed out elsewhere: what was kept for the person is
 * forgotten. Returns whether that was so; somebody else may have signed in here in another window.
 */
export async function checkMe(): Promise<boolean> {
  const former = known.me;
  if (former === null) {
    return false;
  }
  const found = (await api.me()) ?? null;
  // Whatever was changed here while the request was on its way is newer than the answer.
  if (known.me !== former) {
    return false;
  }
  known.me = found;
  if (found === null) {
    forgetHere();
  }
  return found === null;
}

/** The same, and tells the person. */
export async function checkMeAloud(): Promise<void> {
  if (await checkMe().catch(() => false)) {
    toast(t("signed-out-title"), "key");
  }
}
stranger.heard = () => void checkMeAloud();

/** Sets who this is, after a change that the server has made; null: signed out. */
export function setMe(me: Me | null): void {
  known.me = me;
}

/** Change the language here and, for what the server sends, there. */
export async function changeLanguage(wanted: "en" | "ru"): Promise<void> {
  speak(wanted);
  if (known.me !== null && known.me.language !== wanted) {
    known.me = await api.change({ language: wanted });
  }
}

/** Returns a random name for a guest. */
export function guestName(): string {
  const names = t("guest-names").split(",");
  const pick = crypto.getRandomValues(new Uint16Array(2));
  return `${(names[(pick[0] ?? 0) % names.length] ?? "").trim()} ${10 + ((pick[1] ?? 0) % 90)}`;
}
