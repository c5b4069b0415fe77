/** Copies a text; returns false if the browser refuses. Plain http has no clipboard object, but `execCommand` works. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

function copyTheOldWay(text: string): boolean {
  const before = document.activeElement;
  const place = document.createElement("textarea");
  place.value = text;
  place.readOnly = true;
  place.className = "unseen";
  (before?.closest("dialog") ?? document.body).append(place);
  place.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    place.remove();
    if (before instanceof HTMLElement) {
      before.focus();
    }
  }
}
