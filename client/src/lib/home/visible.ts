/** Do something now and then while the page is looked at, and at once when it is looked at again. Answers how to stop. */
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
