// Reads what is pasted to get to a table: a whole link, its end, or a spoken code.

const ID = /^[23456789abcdefghjkmnpqrstuvwxyz]{6,32}$/;

/** Where a pasted link or code leads within this page; null if it can't be either. */
export function destinationOf(pasted: string): string | null {
  const text = pasted.trim();
  const key = /#me=([A-Za-z0-9_-]+)/.exec(text);
  if (key) {
    return `/#me=${key[1]}`;
  }
  const seat = /\/seat#(ks_[A-Za-z0-9_-]+)/.exec(text);
  if (seat) {
    return `/seat#${seat[1]}`;
  }
  const watch = /\/t\/([A-Za-z0-9]+)\?watch=([A-Za-z0-9]+)$/.exec(text);
  if (watch) {
    return `/t/${watch[1]}?watch=${watch[2]}`;
  }
  const link = /(?:^|\/)(i|t)\/([A-Za-z0-9]+)\/?(?:[?#].*)?$/.exec(text);
  if (link) {
    const id = (link[2] ?? "").toLowerCase();
    return ID.test(id) ? `/${link[1]}/${id}` : null;
  }
  const code = text.toLowerCase().replace(/[\s.·–—-]+/g, "");
  return ID.test(code) ? `/i/${code}` : null;
}

/** A code in groups of four, as one reads it aloud. */
export function spoken(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join(" ");
}
