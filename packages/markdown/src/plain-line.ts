import { FormulaScanner } from './formula-scanner.ts';
import { plainFormula } from './plain-formula.ts';

/** Stands around the number of a piece that no further rule reads; a code point that text never holds. */
const PIECE = '\uFDD1';
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' };

/** Where a text of ticks ends; ticks that are never closed are looked for once. */
class Ticks {
  readonly #source: string;
  readonly #unclosed = new Set<string>();

  constructor(source: string) {
    this.#source = source;
  }

  /** The code that starts at an index, and the index after it. */
  read(at: number): { code: string; end: number } | null {
    const source = this.#source;
    const isFence = (at === 0 || source[at - 1] === '\n') && source.startsWith('```', at);
    if (!isFence && source.startsWith('```', at)) return { code: '', end: at + 3 };
    const mark = isFence ? '\n```' : source.startsWith('``', at) ? '``' : '`';
    if (this.#unclosed.has(mark)) return null;
    let start = at + (isFence ? 3 : mark.length);
    if (isFence) {
      const line = source.indexOf('\n', start);
      start = line < 0 ? source.length : line;
    }
    const close = source.indexOf(mark, start);
    if (close < 0) {
      this.#unclosed.add(mark);
      return isFence ? { code: source.slice(start), end: source.length } : null;
    }
    return { code: source.slice(start, close), end: close + mark.length };
  }
}

/** Takes out what is no Markdown any more: code, formulas, signs after a backslash. */
function setAside(source: string): { text: string; pieces: string[] } {
  const formulas = new FormulaScanner(source);
  const ticks = new Ticks(source);
  const pieces: string[] = [];
  const aside = (piece: string) => `${PIECE}${pieces.push(piece) - 1}${PIECE}`;
  let text = '';
  for (let at = 0; at < source.length; ) {
    const sign = source[at]!;
    const formula = sign === '$' || sign === '\\' ? formulas.read(at) : null;
    const code = sign === '`' ? ticks.read(at) : null;
    const meant = sign === '\\' && /[!-/:-@[-`{-~]/.test(source[at + 1] ?? '') ? source[at + 1]! : null;
    if (formula) text += aside(plainFormula(formula.tex));
    else if (code) text += aside(code.code);
    else if (meant !== null) text += aside(meant);
    else if (sign !== '`') text += sign;
    at = formula?.end ?? code?.end ?? at + (meant === null ? 1 : 2);
  }
  return { text, pieces };
}

const withoutMarks = (text: string) =>
  text
    .replace(/<(https?:[^<>\s]*)>/g, '$1')
    .replace(/<[/!]?[a-z][^<>]*>|<!--[^<>]*>/gi, ' ')
    .replace(/!?\[([^[\]]*)\]\([^()[\]\s]*(?:\s[^()[\]]*)?\)/g, '$1')
    .replace(/!?\[([^[\]]*)\]\([^()[\]\s]*(?:\s[^()[\]]*)?\)/g, '$1')
    .replace(/^[-=*_|: \t]{3,}$/gm, '')
    .replace(/^[ \t]*(?:(?:#{1,6}|[-*+])[ \t]+|>[ \t]?)+/gm, '')
    .replace(/^[ \t]*\|[^\n]*$/gm, (row) => row.replaceAll('|', ' '))
    .replace(/~~|\*\*(?!\d)/g, '')
    .replace(/(^|[\s("'“（])[*_]{1,3}(?=[^\s*_])/gm, '$1')
    .replace(/(?<=[^\s*_])[*_]{1,3}(?=$|[\s)"'.,;:!?”）。，；：！？、])/gm, '')
    .replace(/&(lt|gt|amp|quot|nbsp);/g, (_, name: string) => ENTITIES[name]!);

/** The words of Markdown on one line, with formulas as text can say them. Linear; whoever calls it bounds the text. */
export function plainLine(source: string): string {
  const { text, pieces } = setAside(source.replaceAll(PIECE, ''));
  return withoutMarks(text)
    .replace(/\uFDD1(\d+)\uFDD1/g, (_, at: string) => pieces[Number(at)] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The beginning of Markdown as one line: at most so many whole characters, and a sign where it goes on. */
export function plainExcerpt(source: string, most: number): string {
  const characters = [...plainLine(source.slice(0, 4 * most))];
  const goesOn = characters.length > most || source.length > 4 * most;
  return goesOn ? `${characters.slice(0, most).join('').trimEnd()}…` : characters.join('');
}
