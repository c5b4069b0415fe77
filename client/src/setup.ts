// Before each file of tests. All files run in one window, which costs a third of a window each; so that none finds what another left,
// modules are read anew, and nothing is kept or shown any more.

import { afterEach, vi } from "vitest";

vi.resetModules();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
history.replaceState(null, "", "/");

const { cleanup } = await import("@testing-library/svelte");

afterEach(cleanup);
