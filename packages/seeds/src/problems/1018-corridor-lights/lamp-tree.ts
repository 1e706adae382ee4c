const [DARK, LIT] = [0, 1] as const;

/**
 * A segment tree over lamps whose stretches can be flipped; flips wait in the inner nodes. For each node and state
 * (at 2 · node + state) it knows the runs at the left and right end and the longest run inside.
 */
export class LampTree {
  readonly #count: number;
  readonly #left: Int32Array;
  readonly #right: Int32Array;
  readonly #longest: Int32Array;
  readonly #flipped: Uint8Array;
  /** While a stretch is walked from left to right: the run of lit lamps that is still open, and the longest so far. */
  #run = 0;
  #best = 0;

  constructor(lamps: string) {
    this.#count = lamps.length;
    this.#left = new Int32Array(8 * lamps.length);
    this.#right = new Int32Array(8 * lamps.length);
    this.#longest = new Int32Array(8 * lamps.length);
    this.#flipped = new Uint8Array(4 * lamps.length);
    this.#build(1, 0, lamps.length - 1, lamps);
  }

  /** Flips the lamps from `from` to `to`, both included, counted from 0. */
  flip(from: number, to: number): void {
    this.#flipPart(1, 0, this.#count - 1, from, to);
  }

  /** Length of the longest run of lit lamps from `from` to `to`, both included. */
  longestLit(from: number, to: number): number {
    this.#run = 0;
    this.#best = 0;
    this.#walk(1, 0, this.#count - 1, from, to);
    return this.#best;
  }

  #build(node: number, first: number, last: number, lamps: string): void {
    if (first === last) {
      const at = 2 * node + (lamps[first] === '1' ? LIT : DARK);
      for (const runs of [this.#left, this.#right, this.#longest]) runs[at] = 1;
      return;
    }
    const middle = (first + last) >> 1;
    this.#build(2 * node, first, middle, lamps);
    this.#build(2 * node + 1, middle + 1, last, lamps);
    this.#gather(node, middle - first + 1, last - middle);
  }

  /** Works out a node from its children, which cover so many lamps. */
  #gather(node: number, leftLamps: number, rightLamps: number): void {
    for (const state of [DARK, LIT]) {
      const [at, a, b] = [2 * node + state, 4 * node + state, 4 * node + 2 + state];
      const [leftA, rightA, leftB, rightB] = [this.#left[a]!, this.#right[a]!, this.#left[b]!, this.#right[b]!];
      this.#left[at] = leftA === leftLamps ? leftLamps + leftB : leftA;
      this.#right[at] = rightB === rightLamps ? rightLamps + rightA : rightB;
      this.#longest[at] = Math.max(this.#longest[a]!, this.#longest[b]!, rightA + leftB);
    }
  }

  #flipNode(node: number): void {
    for (const runs of [this.#left, this.#right, this.#longest]) {
      const dark = runs[2 * node]!;
      runs[2 * node] = runs[2 * node + 1]!;
      runs[2 * node + 1] = dark;
    }
    this.#flipped[node]! ^= 1;
  }

  #passDown(node: number): void {
    if (!this.#flipped[node]) return;
    this.#flipNode(2 * node);
    this.#flipNode(2 * node + 1);
    this.#flipped[node] = 0;
  }

  #flipPart(node: number, first: number, last: number, from: number, to: number): void {
    if (to < first || last < from) return;
    if (from <= first && last <= to) {
      this.#flipNode(node);
      return;
    }
    this.#passDown(node);
    const middle = (first + last) >> 1;
    this.#flipPart(2 * node, first, middle, from, to);
    this.#flipPart(2 * node + 1, middle + 1, last, from, to);
    this.#gather(node, middle - first + 1, last - middle);
  }

  #walk(node: number, first: number, last: number, from: number, to: number): void {
    if (to < first || last < from) return;
    if (from <= first && last <= to) {
      const at = 2 * node + LIT;
      this.#best = Math.max(this.#best, this.#longest[at]!, this.#run + this.#left[at]!);
      const right = this.#right[at]!;
      this.#run = right === last - first + 1 ? this.#run + right : right;
      return;
    }
    this.#passDown(node);
    const middle = (first + last) >> 1;
    this.#walk(2 * node, first, middle, from, to);
    this.#walk(2 * node + 1, middle + 1, last, from, to);
  }
}
