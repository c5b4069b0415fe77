// Short messages that come and go at the foot of the page. They are read aloud, and stay long enough to be read.

export interface Toast {
  id: number;
  text: string;
  icon: string;
}

const STAY = 6_000;

export const toasts: Toast[] = $state([]);
let last = 0;

/** Show a message for some seconds. */
export function toast(text: string, icon = "help"): void {
  last += 1;
  const id = last;
  toasts.push({ id, text, icon });
  setTimeout(() => dismiss(id), STAY);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((each) => each.id === id);
  if (index >= 0) {
    toasts.splice(index, 1);
  }
}
