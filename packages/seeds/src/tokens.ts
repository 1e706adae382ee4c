/** Reads a test input token by token, as a contestant's program would. */
export class Tokens {
  readonly #words: string[];
  #at = 0;

  constructor(text: string) {
    this.#words = text.split(/\s+/).filter((word) => word !== '');
  }

  word(): string {
    const word = this.#words[this.#at++];
    if (word === undefined) throw new Error(`the input ends before token ${this.#at}`);
    return word;
  }

  int(): number {
    const value = Number(this.word());
    if (!Number.isSafeInteger(value)) throw new Error(`token ${this.#at} is not a safe integer`);
    return value;
  }

  big(): bigint {
    return BigInt(this.word());
  }

  ints(count: number): number[] {
    return Array.from({ length: count }, () => this.int());
  }

  /** Whether every token has been read: what is left over would mean a wrong generator. */
  get done(): boolean {
    return this.#at >= this.#words.length;
  }
}

/** A text of lines: every line, the last one too, ends with a line feed. */
export const lines = (...rows: readonly (string | number | bigint | readonly (string | number)[])[]): string =>
  rows.map((row) => `${typeof row === 'object' ? row.join(' ') : row}\n`).join('');
