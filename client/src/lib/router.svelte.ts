// Which page is open, by the address. A link inside the page changes it without loading anything.

const here = $state({ path: location.pathname, hash: location.hash, query: location.search });

export const route: { readonly path: string; readonly hash: string; readonly query: URLSearchParams } = {
  get path() {
    return here.path;
  },
  get hash() {
    return here.hash;
  },
  get query() {
    return new URLSearchParams(here.query);
  },
};

function read(): void {
  here.path = location.pathname;
  here.hash = location.hash;
  here.query = location.search;
}

/** Open another page; `replace`: the way back leaves this one out. */
export function go(address: string, { replace = false } = {}): void {
  const before = location.pathname;
  history[replace ? "replaceState" : "pushState"](null, "", address);
  read();
  if (location.pathname !== before) {
    scrollTo(0, 0);
  }
}

/** Follows links to our own pages and the browser's back button. Returns a function that stops it. */
export function follow(): () => void {
  const stop = new AbortController();
  addEventListener("popstate", read, stop);
  addEventListener("hashchange", read, stop);
  document.addEventListener("click", clicked, stop);
  return () => stop.abort();
}

function clicked(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return;
  }
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) {
    return;
  }
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema/")) {
    return;
  }
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
