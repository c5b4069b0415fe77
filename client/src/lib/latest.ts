// Of several questions on their way only the last is worth an answer.

export class Latest {
  #asked = 0;

  /** Ask: what is answered tells whether nothing has been asked since. */
  ask(): () => boolean {
    const number = ++this.#asked;
    return () => number === this.#asked;
  }
}
