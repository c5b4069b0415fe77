/** Calls a function at intervals while the page is visible, and at once when it becomes visible. Returns a function that stops it. */
export function whileVisible(milliseconds: number, what: () => void): () => void {
  const look = () => {
    if (document.visibilityState === "visible") {
      what();
    }
  };
  const timer = setInterval(look, milliseconds);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
