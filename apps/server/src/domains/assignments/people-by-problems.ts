interface Place {
  uid: number;
  pid: number;
}

/** One thing of somebody at a problem each, found by both; a class has tens of thousands. */
export class PeopleByProblems<T> {
  readonly #rows = new Map<number, Map<number, T>>();

  get({ uid, pid }: Place): T | undefined {
    return this.#rows.get(uid)?.get(pid);
  }

  set({ uid, pid }: Place, value: T): void {
    const row = this.#rows.get(uid);
    if (row) row.set(pid, value);
    else this.#rows.set(uid, new Map([[pid, value]]));
  }

  map<U>(change: (value: T, place: Place) => U): PeopleByProblems<U> {
    const changed = new PeopleByProblems<U>();
    for (const [uid, row] of this.#rows) {
      for (const [pid, value] of row) changed.set({ uid, pid }, change(value, { uid, pid }));
    }
    return changed;
  }

  *[Symbol.iterator](): Iterator<T> {
    for (const row of this.#rows.values()) yield* row.values();
  }
}
