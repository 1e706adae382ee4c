import type { StateBlock } from 'markdown-it';

/** Lines in which no formula that opens there closes. */
interface Searched {
  from: number;
  to: number;
  endLine: number;
  indent: number;
}

const searchedOf = new WeakMap<StateBlock, Map<string, Searched>>();

/**
 * The line at whose end a display formula closes that opens a line of its own; -1 when it does not: an empty line comes
 * first, or another delimiter stands in the middle ("$$a$$ and then $$b$$" on one line is a paragraph with two formulas).
 * Lines are looked through once for each delimiter, however many open one.
 * @param opening what follows the opening delimiter in its line
 */
export function findDisplayEnd(
  state: StateBlock,
  line: number,
  endLine: number,
  opening: string,
  close: string,
): number {
  const isEnd = (text: string) => text.trimEnd().endsWith(close);
  const isClean = (text: string) => !text.trimEnd().slice(0, -close.length).includes(close);
  if (isEnd(opening)) return isClean(opening) ? line : -1;
  if (opening.includes(close)) return -1;
  let searched = searchedOf.get(state);
  if (!searched) {
    searched = new Map();
    searchedOf.set(state, searched);
  }
  const indent = state.blkIndent;
  const before = searched.get(close);
  const isKnown =
    before !== undefined &&
    before.endLine === endLine &&
    before.indent === indent &&
    before.from <= line &&
    line < before.to;
  if (isKnown) return -1;
  let at = line + 1;
  for (; at < endLine && !state.isEmpty(at); at++) {
    const text = state.getLines(at, at + 1, indent, false);
    if (isEnd(text) && isClean(text)) return at;
    if (text.includes(close)) break;
  }
  searched.set(close, { from: line, to: at, endLine, indent });
  return -1;
}
