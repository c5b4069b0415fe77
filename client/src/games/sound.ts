// Which of the page's sounds a move makes.

/** Finds the weightiest sound of what happened, by a list that begins with it; none for what is only told. */
export function weightiest<Event extends { kind: string }>(sounds: [Event["kind"][], string][]) {
  return (events: Event[]): string | null => {
    const kinds = new Set<Event["kind"]>(events.map((event) => event.kind));
    return sounds.find(([those]) => those.some((kind) => kinds.has(kind)))?.[1] ?? null;
  };
}
