/** A formula that stands in a text. */
export interface Span {
  tex: string;
  display: boolean;
  /** Index just after the closing delimiter. */
  end: number;
}

interface Fence {
  open: string;
  close: string;
  display: boolean;
  tight: boolean;
}

/** Delimiters, longest first: `$$$x$$$` is what imported Codeforces statements use for inline formulas. */
const FENCES: readonly Fence[] = [
  { open: '$$$$$$', close: '$$$$$$', display: true, tight: false },
  { open: '$$$', close: '$$$', display: false, tight: false },
  { open: '$$', close: '$$', display: true, tight: false },
  { open: '$', close: '$', display: false, tight: true },
  { open: '\\(', close: '\\)', display: false, tight: false },
  { open: '\\[', close: '\\]', display: true, tight: false },
];

/** Where a delimiter stands in a text without a backslash before it that means it, in order. */
function placesOf(source: string, close: string): number[] {
  const places: number[] = [];
  for (let at = 0; at < source.length; at++) {
    if (source.startsWith(close, at)) places.push(at);
    if (source[at] === '\\') at++;
  }
  return places;
}

/**
 * Finds the formulas of one text. Where each closing delimiter stands is found out once, so that a text of opening ones
 * alone costs no more than any other of its length.
 */
export class FormulaScanner {
  readonly #source: string;
  readonly #closes = new Map<string, number[]>();

  constructor(source: string) {
    this.#source = source;
  }

  /** The first place of a closing delimiter at or after an index; -1 when there is none. */
  #findClose(from: number, close: string): number {
    let places = this.#closes.get(close);
    if (!places) {
      places = placesOf(this.#source, close);
      this.#closes.set(close, places);
    }
    let low = 0;
    for (let high = places.length; low < high; ) {
      const middle = (low + high) >>> 1;
      if (places[middle]! < from) low = middle + 1;
      else high = middle;
    }
    return places[low] ?? -1;
  }

  /**
   * The formula that starts at `at`, if any. A single `$` must hug its formula and must not be followed by a digit,
   * so that "costs $5 or $10" stays text.
   */
  read(at: number): Span | null {
    const source = this.#source;
    const fence = FENCES.find(({ open }) => source.startsWith(open, at));
    if (!fence) return null;
    const start = at + fence.open.length;
    const close = this.#findClose(start, fence.close);
    if (close < 0) return null;
    const tex = source.slice(start, close);
    const end = close + fence.close.length;
    if (tex.trim() === '') return null;
    if (fence.tight && (/^\s|\s$/.test(tex) || /\n\s*\n/.test(tex) || /\d/.test(source[end] ?? ''))) return null;
    return { tex: tex.trim(), display: fence.display, end };
  }
}
