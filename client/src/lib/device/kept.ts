// What this browser keeps. Where storage is forbidden the page works all the same, and forgets.

/** Returns what was kept under a name, or the default. */
export function recall<T>(name: string, usual: T): T {
  try {
    const text = localStorage.getItem(`kosmodrom.${name}`);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

/** Keep something under a name. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`kosmodrom.${name}`, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden.
  }
}

const OF_THE_DEVICE = ["kosmodrom.language", "kosmodrom.preferences"];

/** Forget what belongs to the person who goes; how the page looks belongs to the device. */
export function forgetHere(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith("kosmodrom.") && !OF_THE_DEVICE.includes(name)) {
        localStorage.removeItem(name);
      }
    }
  } catch {
    // There is nothing to forget where nothing is kept.
  }
}
