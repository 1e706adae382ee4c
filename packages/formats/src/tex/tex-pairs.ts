/** A group or formula longer than this was never closed. */
const LENGTH_MAX = 100_000;

/**
 * Which braces and dollars of a text belong together, found in one pass: to look for the end of each anew costs the square
 * of what is open. What follows a backslash is no brace and no dollar.
 */
export class TexPairs {
  /** The index of the closing brace by that of the opening one. */
  readonly #groups = new Map<number, number>();
  /** Of each dollar, the next outside of the groups that begin after it. */
  readonly #dollars = new Map<number, number>();
  /** The same among dollars that another follows. */
  readonly #doubles = new Map<number, number>();

  constructor(tex: string) {
    const open: number[] = [];
    const singles: { at: number; depth: number }[] = [];
    const doubles: { at: number; depth: number }[] = [];
    // relative to the beginning; a brace too many makes it negative
    let depth = 0;
    const mark = /\\[\s\S]|[{}$]/g;
    for (let found = mark.exec(tex); found; found = mark.exec(tex)) {
      const at = found.index;
      if (found[0] === '{') {
        depth++;
        open.push(at);
      } else if (found[0] === '}') {
        depth--;
        const begin = open.pop();
        if (begin !== undefined) this.#groups.set(begin, at);
      } else if (found[0] === '$') {
        close(singles, this.#dollars, at, depth);
        if (tex[at + 1] === '$') close(doubles, this.#doubles, at, depth);
      }
    }
  }

  /** The index after a braced group that begins at `at`, or -1. */
  groupEnd(at: number): number {
    const end = this.#groups.get(at);
    return end === undefined || end - at > LENGTH_MAX ? -1 : end + 1;
  }

  /** The index of the dollars that close a formula begun by those at `at`, or -1. */
  closingDollars(at: number, fence: '$' | '$$'): number {
    if (fence === '$') return near(at, this.#dollars.get(at));
    const next = this.#doubles.get(at);
    return near(at, next === at + 1 ? this.#doubles.get(next) : next);
  }
}

const near = (at: number, end: number | undefined) => (end === undefined || end - at > LENGTH_MAX ? -1 : end);

/** Notes a dollar as what closes those that wait at its depth or deeper. */
function close(waiting: { at: number; depth: number }[], closing: Map<number, number>, at: number, depth: number) {
  while (waiting.length > 0 && waiting.at(-1)!.depth >= depth) closing.set(waiting.pop()!.at, at);
  waiting.push({ at, depth });
}
