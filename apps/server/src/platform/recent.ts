/** Something read from the database now and then, by one reader at a time, for many who ask. */
export class Recent<T> {
  value: T | undefined;
  #readAtMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<T> | null = null;
  /** Grows when it is forgotten, so that what was read before is not kept after. */
  #forgotten = 0;

  /** @param lifeMs the age from which it is read anew, counted from the beginning of the last reading */
  get(lifeMs: number, read: () => Promise<T>): T | Promise<T> {
    if (performance.now() - this.#readAtMs < lifeMs) return this.value as T;
    this.#reading ??= this.#read(read);
    return this.#reading;
  }

  /** Whoever asks from now on learns what is true now. */
  forget(): void {
    this.#forgotten += 1;
    this.#readAtMs = Number.NEGATIVE_INFINITY;
    this.#reading = null;
  }

  async #read(read: () => Promise<T>): Promise<T> {
    const startedMs = performance.now();
    const seen = this.#forgotten;
    try {
      const value = await read();
      if (seen === this.#forgotten) {
        this.value = value;
        this.#readAtMs = startedMs;
      }
      return value;
    } finally {
      if (seen === this.#forgotten) this.#reading = null;
    }
  }
}
