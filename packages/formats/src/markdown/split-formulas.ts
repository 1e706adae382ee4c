import { Ahead } from '../reading/ahead.ts';

/** By what opens them, in the order in which they are tried. */
const FENCES: readonly (readonly [string, string])[] = [
  ['$$$$$$', '$$$$$$'],
  ['$$$', '$$$'],
  ['$$', '$$'],
  ['\\(', '\\)'],
  ['\\[', '\\]'],
];

/** Where a formula that begins here ends, or -1. */
function formulaEnd(text: string, at: number, ahead: Ahead): number {
  for (const [open, close] of FENCES) {
    if (!text.startsWith(open, at)) continue;
    // between the two stands something
    const end = ahead.indexOf(close, at + open.length + 1);
    if (end >= 0) return end + close.length;
  }
  if (text[at] !== '$') return -1;
  const end = ahead.indexOf('$', at + 1);
  const line = ahead.indexOf('\n', at + 1);
  return end > at + 1 && (line < 0 || end < line) ? end + 1 : -1;
}

/** A text cut at its formulas: those with their fences are at the odd places. */
export function splitFormulas(text: string): string[] {
  const ahead = new Ahead(text);
  const parts: string[] = [];
  let from = 0;
  const opening = /\$|\\[([]/g;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const end = formulaEnd(text, found.index, ahead);
    if (end < 0) {
      // the next place may be inside of this one: `$$x$` is a dollar and a formula
      opening.lastIndex = found.index + 1;
      continue;
    }
    parts.push(text.slice(from, found.index), text.slice(found.index, end));
    from = end;
    opening.lastIndex = end;
  }
  return [...parts, text.slice(from)];
}
