import { joinLines } from '../markdown/blanks.ts';
import { Pieces, wrapped } from '../markdown/pieces.ts';
import { ENVIRONMENTS } from './environments.ts';
import { escapeText } from './escape-text.ts';
import { STRUCTURE } from './structure.ts';
import { accented, DROPPED, FORMULA_ENVIRONMENTS, isAccent, LITERALS, STYLES, SYMBOLS } from './symbols.ts';
import { TexCursor } from './tex-cursor.ts';

/** Groups nest as deep as somebody typed them, not as deep as somebody generated them. */
const DEPTH_MAX = 60;

/** Reads LaTeX from left to right and writes Markdown; one converter per text. */
export class TexConverter {
  readonly cursor: TexCursor;
  readonly pieces = new Pieces();
  readonly unknown = new Set<string>();
  readonly pictures = new Set<string>();
  readonly #pictureName: (path: string) => string | null;
  #depth = 0;

  constructor(tex: string, pictureName: (path: string) => string | null) {
    this.cursor = new TexCursor(tex);
    this.#pictureName = pictureName;
  }

  convert(): string {
    return this.pieces.restore(this.until(null));
  }

  /** Converts up to `}` or the end of an environment, and takes that end too; null: the whole text. */
  until(end: string | null): string {
    const { cursor } = this;
    const closing = end === '}' || end === null ? null : `\\end{${end}}`;
    if (this.#depth > DEPTH_MAX) return this.#giveUp();
    let out = '';
    let isLineStart = true;
    this.#depth++;
    while (!cursor.ended) {
      if (closing !== null && cursor.skip(closing)) break;
      if (cursor.skip('}')) {
        if (end === '}') break;
        continue;
      }
      const piece = this.#next(end, isLineStart);
      if (piece === '') continue;
      out += piece;
      isLineStart = piece.endsWith('\n');
    }
    this.#depth--;
    return out;
  }

  #next(end: string | null, isLineStart: boolean): string {
    const { cursor } = this;
    if (cursor.next === '\\') return this.#macro(end);
    if (cursor.next === '$') return this.#dollars();
    if (cursor.next === '{') return this.argument();
    return escapeText(cursor.take(/[^\\${}]+/y)![0], isLineStart);
  }

  /** What follows is no statement that anybody wrote. */
  #giveUp(): string {
    this.unknown.add('{{{');
    this.cursor.at = this.cursor.tex.length;
    return '';
  }

  #dollars(): string {
    const { cursor } = this;
    const fence = cursor.sees('$$') ? '$$' : '$';
    const from = cursor.at + fence.length;
    const close = cursor.pairs.closingDollars(cursor.at, fence);
    cursor.at = close < 0 ? from : close + fence.length;
    return close < 0 ? '\\$'.repeat(fence.length) : this.formula(cursor.tex.slice(from, close), fence === '$$');
  }

  formula(tex: string, isDisplay: boolean): string {
    const body = tex.trim().replace(/\n\s*\n/g, '\n');
    if (body === '') return '';
    if (isDisplay) return `\n\n${this.pieces.keep(`$$\n${body}\n$$`)}\n\n`;
    const plain = joinLines(body);
    // A dollar followed by a digit is money.
    const isBare = !plain.includes('$') && !/\d/.test(this.cursor.next);
    return this.pieces.keep(isBare ? `$${plain}$` : `\\(${plain}\\)`);
  }

  #macro(end: string | null): string {
    const { cursor } = this;
    cursor.at++;
    const name = cursor.take(/[A-Za-z]{1,64}|[\s\S]/y)?.[0] ?? '';
    if (/^[A-Za-z]/.test(name)) {
      cursor.skip('*');
      if (isAccent(name) && /^\s*(?:\{|\\[ij])/.test(cursor.tex.slice(cursor.at, cursor.at + 5)))
        return this.#accent(name);
      cursor.skipBlanks();
    } else if (isAccent(name)) return this.#accent(name);
    if (name === '(') return this.formula(cursor.before('\\)'), false);
    if (name === '[') return this.formula(cursor.before('\\]'), true);
    if (name === '\\') {
      cursor.take(/\*?(?:\[[^\]\n]{0,20}\])?/y);
      return '<br>\n';
    }
    if (Object.hasOwn(LITERALS, name)) return LITERALS[name]!;
    if (Object.hasOwn(SYMBOLS, name)) {
      cursor.skip('{}');
      return SYMBOLS[name]!;
    }
    if (Object.hasOwn(STYLES, name)) return this.#styled(name, end);
    if (Object.hasOwn(DROPPED, name)) return this.drop(DROPPED[name]!);
    if (Object.hasOwn(STRUCTURE, name)) return STRUCTURE[name]!(this, name);
    if (name === 'begin') return this.#environment(cursor.rawArgument());
    return this.#unknownMacro(name);
  }

  /** With an argument, or for the rest of the group. */
  #styled(name: string, end: string | null): string {
    const style = STYLES[name]!;
    if (this.cursor.next === '{') return wrapped(style, this.argument());
    const rest = this.until(end);
    // The group's own end is still to be seen by whoever reads the group.
    if (end !== null && !this.cursor.ended) this.cursor.at -= end === '}' ? 1 : `\\end{${end}}`.length;
    return wrapped(style, rest);
  }

  #accent(name: string): string {
    const { cursor } = this;
    cursor.skipBlanks();
    const dotless = cursor.take(/\{\\([ij])\}|\\([ij])(?![A-Za-z])[ \t]*/y);
    if (dotless) return accented(name, (dotless[1] ?? dotless[2])!);
    const letter = cursor.next === '{' ? this.argument() : (cursor.take(/\p{L}/uy)?.[0] ?? '');
    return letter === '' ? escapeText(name, false) : accented(name, letter);
  }

  #environment(name: string): string {
    const { cursor } = this;
    const plain = name.replace(/\*$/, '');
    if (Object.hasOwn(FORMULA_ENVIRONMENTS, plain)) {
      const inner = FORMULA_ENVIRONMENTS[plain];
      const body = cursor.before(`\\end{${name}}`).replace(/\\(?:nonumber|label\{[^{}]*\})/g, '');
      return this.formula(inner ? `\\begin{${inner}}\n${body.trim()}\n\\end{${inner}}` : body, plain !== 'math');
    }
    if (Object.hasOwn(ENVIRONMENTS, plain)) return ENVIRONMENTS[plain]!(this, name);
    this.unknown.add(name);
    return `\n\n${this.until(name)}\n\n`;
  }

  /** Its arguments are kept as text, one after the other. */
  #unknownMacro(name: string): string {
    if (!/^[A-Za-z]/.test(name)) return escapeText(name, false);
    this.unknown.add(`\\${name}`);
    this.cursor.rawOptional();
    let out = '';
    while (this.cursor.next === '{') out += this.argument();
    return out;
  }

  /** The next argument, converted; a single character when there are no braces. */
  argument(): string {
    const { cursor } = this;
    cursor.skipBlanks();
    if (cursor.next !== '{') return escapeText(cursor.take(/[^\\}]/y)?.[0] ?? '', false);
    cursor.at++;
    return this.until('}');
  }

  /** An argument that must stay on one line. */
  line(): string {
    this.cursor.rawOptional();
    return joinLines(this.argument()).trim();
  }

  /** Passes over arguments. */
  drop(args: number): string {
    this.cursor.rawOptional();
    for (let i = 0; i < args; i++) this.cursor.rawArgument();
    return '';
  }

  /** A text of its own, such as a cell, by the same rules. */
  inner(tex: string): string {
    const inner = new TexConverter(tex, this.#pictureName);
    inner.#depth = this.#depth + 1;
    const markdown = inner.convert();
    for (const name of inner.unknown) this.unknown.add(name);
    for (const name of inner.pictures) this.pictures.add(name);
    return markdown;
  }

  picture(path: string, description: string): string {
    const name = path.trim();
    this.pictures.add(name);
    const file = this.#pictureName(name) ?? name;
    return this.pieces.keep(
      `![${description.replace(/[[\]\n]/g, ' ').trim()}](<file://${file.replace(/[<>\n]/g, '')}>)`,
    );
  }
}
