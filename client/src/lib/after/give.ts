// Handing something over to the person: a file, or another program.

/** Let the browser keep a text as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Offer it to other programs. `missing`: the browser has no such thing; `cancelled`: the person thought better of it. */
export async function share(title: string, text: string, url: string): Promise<"shared" | "cancelled" | "missing"> {
  if (typeof navigator.share !== "function") {
    return "missing";
  }
  try {
    await navigator.share({ title, text, url });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "missing";
  }
}
