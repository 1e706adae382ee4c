/** Names as a tree of their letters, so that a text is held against all of them at once. */
export class NameTrie<Value> {
  readonly #next = new Map<string, NameTrie<Value>>();
  #value: Value | undefined;

  constructor(named: Iterable<readonly [name: string, value: Value]> = []) {
    for (const [name, value] of named) {
      let node: NameTrie<Value> = this;
      for (let at = 0; at < name.length; at++) node = node.#child(name[at]!);
      node.#value ??= value;
    }
  }

  #child(letter: string): NameTrie<Value> {
    const child = this.#next.get(letter) ?? new NameTrie<Value>();
    this.#next.set(letter, child);
    return child;
  }

  /**
   * The longest name that stands in a text from a place on and may end where it does; null when none does.
   * @param isEnd whether a name may end before this place
   */
  longestAt(text: string, from: number, isEnd: (at: number) => boolean): { value: Value; end: number } | null {
    let found: { value: Value; end: number } | null = null;
    let node: NameTrie<Value> | undefined = this;
    for (let at = from; ; at++) {
      node = node.#next.get(text[at] ?? '');
      if (!node) return found;
      if (node.#value !== undefined && isEnd(at + 1)) found = { value: node.#value, end: at + 1 };
    }
  }
}
