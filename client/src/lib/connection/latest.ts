// Tells whether a request is still the latest one, so that late answers to earlier ones are dropped.

export class Latest {
  #asked = 0;

  /** Begins a request. Returns a function that tells whether no other has begun since. */
  ask(): () => boolean {
    const number = ++this.#asked;
    return () => number === this.#asked;
  }
}
