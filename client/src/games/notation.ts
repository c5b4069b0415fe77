// Moves as the server writes them: `fly 5b`, `pay blue+yellow`.

/** The verb of a move and what it is about. */
export function split(move: string): { verb: string; about: string } {
  const [verb = "", about = ""] = move.split(" ");
  return { verb, about };
}
