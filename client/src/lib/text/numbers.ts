// Numbers as people write them.

/** A number with a real minus. */
export function plain(value: number): string {
  return value < 0 ? `\u2212${-value}` : `${value}`;
}

/** What is gained or lost, with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : plain(value);
}
