/** Something read from the database now and then, by one reader at a time, for many who ask. */
export class Recent<T> {
  value: T | undefined;
  #readAtMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<T> | null = null;
  /** Grows when it is forgotten, so that what was read before is not kept after. */
  #forgotten = 0;

  /**
   * @param lifeMs the age from which it is read anew, counted from the beginning of the last reading
   * @param oldMs the age up to which nobody waits for that: who asks meanwhile is told what was read before
   */
  get(lifeMs: number, read: () => Promise<T>, oldMs = lifeMs): T | Promise<T> {
    const ageMs = performance.now() - this.#readAtMs;
    if (ageMs < lifeMs) return this.value as T;
    this.#reading ??= this.#read(read);
    if (ageMs >= oldMs) return this.#reading;
    // who asks when it is older still is told of a failure
    this.#reading.catch(() => {});
    return this.value as T;
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
