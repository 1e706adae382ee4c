/** A binary heap that gives the smallest key first, for the jury's solvers. */
export class MinHeap<T> {
  readonly #items: { key: number; value: T }[] = [];

  get size(): number {
    return this.#items.length;
  }

  push(key: number, value: T): void {
    const items = this.#items;
    const item = { key, value };
    let at = items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent]!.key <= key) break;
      items[at] = items[parent]!;
      at = parent;
    }
    items[at] = item;
  }

  /** Removes the entry with the smallest key; undefined when the heap is empty. */
  pop(): { key: number; value: T } | undefined {
    const items = this.#items;
    const top = items[0];
    const last = items.pop();
    if (top === undefined || last === undefined || items.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && items[child + 1]!.key < items[child]!.key) child++;
      if (items[child]!.key >= last.key) break;
      items[at] = items[child]!;
      at = child;
    }
    items[at] = last;
    return top;
  }
}
