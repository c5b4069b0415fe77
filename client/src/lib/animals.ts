/** The animals that flew, by seat: shape and tint of a person's patch. */
export const ANIMALS = ["dog", "cat", "turtle", "monkey", "mouse", "frog"] as const;

export function animalOf(seat: number): (typeof ANIMALS)[number] {
  return ANIMALS[((seat % ANIMALS.length) + ANIMALS.length) % ANIMALS.length] ?? "dog";
}
