import { TexPairs } from './tex-pairs.ts';

/** Where a reader of LaTeX stands. Nothing here understands what it reads. */
export class TexCursor {
  readonly tex: string;
  at = 0;
  #pairs: TexPairs | undefined;

  constructor(tex: string) {
    this.tex = tex;
  }

  get ended(): boolean {
    return this.at >= this.tex.length;
  }

  /** Which braces and dollars of the text belong together. */
  get pairs(): TexPairs {
    this.#pairs ??= new TexPairs(this.tex);
    return this.#pairs;
  }

  /** The character ahead, or nothing at the end. */
  get next(): string {
    return this.tex[this.at] ?? '';
  }

  sees(text: string): boolean {
    return this.tex.startsWith(text, this.at);
  }

  /** Goes on behind the text if it stands ahead. */
  skip(text: string): boolean {
    const isAhead = this.sees(text);
    if (isAhead) this.at += text.length;
    return isAhead;
  }

  /** What a sticky pattern matches here; the cursor goes behind it. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.tex);
    if (found) this.at += found[0].length;
    return found;
  }

  skipBlanks(): void {
    this.take(/[ \t]*/y);
  }

  /** A braced argument as it stands, without its braces; empty when none follows. */
  rawArgument(): string {
    this.skipBlanks();
    const end = this.pairs.groupEnd(this.at);
    if (end < 0) return '';
    const raw = this.tex.slice(this.at + 1, end - 1);
    this.at = end;
    return raw;
  }

  /** An argument in square brackets, or null. */
  rawOptional(): string | null {
    return this.take(/[ \t]*\[([^\]\n]{0,200})\]/y)?.[1] ?? null;
  }

  /** Everything before `close`, which is taken too; the rest when it never comes. */
  before(close: string): string {
    const end = this.tex.indexOf(close, this.at);
    const raw = this.tex.slice(this.at, end < 0 ? undefined : end);
    this.at = end < 0 ? this.tex.length : end + close.length;
    return raw;
  }
}

/** Splits where the separator stands outside groups, formulas and inner environments. */
export function splitTop(tex: string, separator: string): string[] {
  const pairs = new TexPairs(tex);
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  for (let i = 0; i < tex.length; i++) {
    if (depth === 0 && tex.startsWith(separator, i)) {
      parts.push(tex.slice(from, i));
      i += separator.length - 1;
      from = i + 1;
    } else if (tex.startsWith('\\begin{', i)) depth++;
    else if (tex.startsWith('\\end{', i)) depth--;
    else if (tex[i] === '\\') i++;
    else if (tex[i] === '$') {
      const close = pairs.closingDollars(i, '$');
      if (close > 0) i = close;
    } else if (tex[i] === '{') depth++;
    else if (tex[i] === '}') depth--;
  }
  return [...parts, tex.slice(from)];
}
