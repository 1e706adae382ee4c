/**
 * A seeded source of numbers for test data. The same seed gives the same data on every machine, so a site that was
 * seeded twice has byte-equal cases. Only integer arithmetic and exact divisions are used, no platform mathematics.
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** The next 32 bits (mulberry32). */
  #bits(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  }

  /** A real number in [0, 1) with 53 random bits. */
  fraction(): number {
    return ((this.#bits() >>> 5) * 2 ** 26 + (this.#bits() >>> 6)) / 2 ** 53;
  }

  /** An integer in [low, high], both ends included; the range must stay below 2^53. */
  int(low: number, high: number): number {
    return low + Math.floor(this.fraction() * (high - low + 1));
  }

  /** `count` integers in [low, high]. */
  ints(count: number, low: number, high: number): number[] {
    return Array.from({ length: count }, () => this.int(low, high));
  }

  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T {
    return items[this.int(0, items.length - 1)] as T;
  }

  /** True with the given chance. */
  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** A shuffled copy (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[] {
    const out = [...items];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [out[i], out[j]] = [out[j] as T, out[i] as T];
    }
    return out;
  }

  /** A word of `length` letters from the alphabet. */
  word(length: number, alphabet = 'abcdefghijklmnopqrstuvwxyz'): string {
    let out = '';
    for (let i = 0; i < length; i++) out += alphabet[this.int(0, alphabet.length - 1)];
    return out;
  }

  /** Two integers in [low, high] in ascending order. */
  range(low: number, high: number): [number, number] {
    const a = this.int(low, high);
    const b = this.int(low, high);
    return a <= b ? [a, b] : [b, a];
  }
}
