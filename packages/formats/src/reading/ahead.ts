/**
 * Looks for the next of some few words in a text, again and again from later places, in time of its length alone: a word
 * that was found further ahead, or nowhere, is not looked for anew.
 */
export class Ahead {
  readonly #text: string;
  readonly #found = new Map<string, { from: number; at: number }>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Like `indexOf`, of the text that this was made for. */
  indexOf(word: string, from: number): number {
    const known = this.#found.get(word);
    if (known && known.from <= from && (known.at < 0 || known.at >= from)) return known.at;
    const at = this.#text.indexOf(word, from);
    this.#found.set(word, { from, at });
    return at;
  }
}
