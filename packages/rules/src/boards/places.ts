import type { Total } from './contest-rules/rule.ts';

/** Official contestants have places; stars are shown without one; a disqualified one is not on the board at all. */
export type Participation = 'official' | 'star' | 'disqualified';

/** The rank of those without a place (BOARD-3: -1 = star user). */
export const NO_PLACE = -1;

/** Negative when `a` stands before `b`, zero when they share a place: more points, less time, the smaller tie-break. */
export function compareTotals(a: Total, b: Total): number {
  return b.points - a.points || a.time - b.time || a.tie - b.tie;
}

/** What an ordered list holds: a total, and a number of its own so that the order is the same at every reading. */
export interface Placed {
  total: Total;
  /** Users share a place but never a line: those who are equal stand in the order of their ids. */
  uid: number;
}

export const compareLines = (a: Placed, b: Placed) => compareTotals(a.total, b.total) || a.uid - b.uid;

/**
 * Lines of a board in order. Finding a place is a binary search; a line that moves shifts those that it passes, which
 * costs microseconds at 10,000 lines.
 */
export class PlaceList<Line extends Placed> {
  readonly lines: Line[];

  private constructor(lines: Line[]) {
    this.lines = lines;
  }

  static sort<Line extends Placed>(lines: readonly Line[]): PlaceList<Line> {
    return new PlaceList([...lines].sort(compareLines));
  }

  /** Those that are kept stand in the order that they have here. */
  filter(keeps: (line: Line) => boolean): PlaceList<Line> {
    return new PlaceList(this.lines.filter(keeps));
  }

  get length() {
    return this.lines.length;
  }

  /** Where a line with this total and id stands or would stand. */
  indexOf(line: Placed): number {
    return this.#firstNotBefore((other) => compareLines(other, line) < 0);
  }

  /** How many lines stand strictly before this total; the shared place is one more (1, 2, 2, 4). */
  countBefore(total: Total): number {
    return this.#firstNotBefore((other) => compareTotals(other.total, total) < 0);
  }

  /** How many lines have points at all: they come first. */
  countScoring(): number {
    return this.#firstNotBefore((other) => other.total.points > 0);
  }

  insert(line: Line): number {
    const index = this.indexOf(line);
    this.lines.splice(index, 0, line);
    return index;
  }

  /** Takes out a line by its present total; call it before the total changes. */
  remove(line: Line): number {
    const index = this.indexOf(line);
    this.lines.splice(index, 1);
    return index;
  }

  /** Puts the line at `from` where its changed total belongs; gives the new position. */
  replace(line: Line, from: number): number {
    const { lines } = this;
    const isBefore = (other: Line) => compareLines(other, line) < 0;
    let to = this.#firstNotBefore(isBefore, 0, from);
    if (to === from) to = this.#firstNotBefore(isBefore, from + 1, lines.length) - 1;
    for (let at = from; at > to; at--) lines[at] = lines[at - 1]!;
    for (let at = from; at < to; at++) lines[at] = lines[at + 1]!;
    lines[to] = line;
    return to;
  }

  #firstNotBefore(isBefore: (line: Line) => boolean, from = 0, to = this.lines.length): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.lines[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
