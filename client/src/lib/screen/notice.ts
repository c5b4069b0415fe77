// Tells a person who looks elsewhere that it is their turn: by the tab's title and icon, and by a notification if they want.

const ICON = "/favicon.svg";
const ICON_TURN = "/favicon-turn.svg";

/** Show in the tab whether it is this person's turn. */
export function showTurn(isTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = isTurn ? ICON_TURN : ICON;
  if (link && link.getAttribute("href") !== href) {
    link.setAttribute("href", href);
  }
}

/** Whether the browser allows notifications; `insecure`: it has none for pages without https. */
export type Permission = "granted" | "denied" | "default" | "missing" | "insecure";

export function permission(): Permission {
  if (typeof Notification === "undefined") {
    return isSecureContext ? "missing" : "insecure";
  }
  return isSecureContext ? Notification.permission : "insecure";
}

/** Ask whether notifications may be shown. Only on a press of the person's own. */
export async function askPermission(): Promise<Permission> {
  if (permission() === "default") {
    await Notification.requestPermission();
  }
  return permission();
}

/** Tell it by the system, if the page is out of sight. */
export function notify(title: string, text: string, tag: string): void {
  if (document.visibilityState === "visible" || permission() !== "granted") {
    return;
  }
  try {
    const told = new Notification(title, { body: text, tag, icon: ICON });
    told.onclick = () => {
      window.focus();
      told.close();
    };
  } catch {
    // Some phones have notifications for installed pages only.
  }
}
