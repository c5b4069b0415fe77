/** Whether an address leads to the machine that opens it: as a link for others it is useless. */
export function isLoopback(link: string): boolean {
  try {
    const host = new URL(link).hostname.toLowerCase();
    return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host);
  } catch {
    return false;
  }
}
