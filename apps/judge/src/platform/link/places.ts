/** Places at work: taken in the order in which they were asked for. */
export class Places {
  #free: number;
  /** Told whether they got one. */
  readonly #asking = new Set<(isMine: boolean) => void>();
  #isClosed = false;

  constructor(count: number) {
    this.#free = count;
  }

  /** @returns whether a place came free in time; it is given back by {@link leave} */
  take(mostMs: number): Promise<boolean> {
    if (this.#isClosed) return Promise.resolve(false);
    if (this.#free > 0) {
      this.#free--;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const told = (isMine: boolean) => {
        clearTimeout(patience);
        this.#asking.delete(told);
        resolve(isMine);
      };
      const patience = setTimeout(told, mostMs, false);
      this.#asking.add(told);
    });
  }

  leave(): void {
    const [next] = this.#asking;
    if (next) next(true);
    else this.#free++;
  }

  /** Nobody gets a place any more. */
  close(): void {
    this.#isClosed = true;
    for (const told of this.#asking) told(false);
  }
}
