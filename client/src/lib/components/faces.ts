// What a seat is known by beside its name: people by an animal in a round patch, bots by a face of their own in a
// square one, each on the seat's tint. After a rematch everybody has the patch of the game before.

import { getContext, setContext } from "svelte";
import type { Face } from "../../protocol";

/** The animals that flew. */
const ANIMALS = ["dog", "cat", "turtle", "monkey", "mouse", "frog"] as const;
const FACES = "faces";

export interface Look {
  /** The colour behind it, for CSS. */
  tint: string;
  pictogram: string;
  isBot: boolean;
}

/** How a seat looks. A bot without a name yet (an empty `bot`) has the default face of bots. */
export function lookOf(seat: number, face: Face = {}): Look {
  const patch = face.patch ?? seat;
  const animal = ANIMALS[((patch % ANIMALS.length) + ANIMALS.length) % ANIMALS.length] ?? "dog";
  const isBot = face.bot !== undefined;
  const pictogram = isBot ? (face.bot ? `face-${face.bot}` : "bot") : `seat-${animal}`;
  return { tint: `var(--seat-${animal})`, pictogram, isBot };
}

/** All that a component draws shows these faces, by seat. */
export function setFaces(faces: () => Face[]): void {
  setContext(FACES, faces);
}

/** How seats look where a component is drawn. */
export function getFaces(): (seat: number) => Look {
  const faces = getContext<(() => Face[]) | undefined>(FACES);
  return (seat) => lookOf(seat, faces?.()[seat]);
}
