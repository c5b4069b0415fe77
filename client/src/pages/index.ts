// The pages by their addresses. All but the first are loaded when they are opened.

import type { Component } from "svelte";

export interface PageProps {
  /** What stands in the address in place of the star. */
  parameter: string;
}

interface Page {
  load: () => Promise<{ default: Component<PageProps> | Component }>;
  /** A table fills the whole window and has a bar of its own. */
  isGame?: boolean;
}

const PAGES: Record<string, Page> = {
  "/": { load: () => import("./Home.svelte") },
  "/new/*": { load: () => import("./New.svelte") },
  "/t/*": { load: () => import("./Table.svelte"), isGame: true },
  "/t/*/replay": { load: () => import("./Replay.svelte"), isGame: true },
  "/i/*": { load: () => import("./Invite.svelte") },
  "/seat": { load: () => import("./SeatOffer.svelte") },
  "/rules": { load: () => import("./Rules.svelte") },
  "/rules/*": { load: () => import("./Rules.svelte") },
  "/learn/*": { load: () => import("./Lesson.svelte"), isGame: true },
  "/solo/*": { load: () => import("./Solo.svelte") },
  "/record": { load: () => import("./Record.svelte") },
  "/me": { load: () => import("./Me.svelte") },
};

const MISSING: Page = { load: () => import("./Missing.svelte") };

/** The page at an address. */
export function find(path: string): Page & { parameter: string } {
  const parts = path.replace(/\/+$/, "").split("/");
  for (const [pattern, page] of Object.entries(PAGES)) {
    const wanted = pattern.replace(/\/+$/, "").split("/");
    if (wanted.length === parts.length && wanted.every((part, i) => part === "*" || part === parts[i])) {
      return { ...page, parameter: decodeURIComponent(parts[wanted.indexOf("*")] ?? "") };
    }
  }
  return { ...MISSING, parameter: "" };
}
