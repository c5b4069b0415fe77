/** Whether an address leads to the very machine that opens it: of no use to anybody else. */
export function isLoopback(link: string): boolean {
  try {
    const host = new URL(link).hostname.toLowerCase();
    return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host);
  } catch {
    return false;
  }
}
