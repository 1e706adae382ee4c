import { Ahead } from '../reading/ahead.ts';
import { cutBlanks, joinLines, withoutTrailingBlanks } from './blanks.ts';

/** How words are set apart. */
export type Style = 'strong' | 'em' | 'code' | 'u' | 's' | 'plain';

const OPEN = '\uFDD2';
const CLOSE = '\uFDD3';
const ITEM = '\uFDD4';

/** Code points that no text holds; they are taken out of what is converted. */
export const RESERVED = /[\uFDD0-\uFDD4]/g;

const HTML_TAGS: Readonly<Record<Style, string>> = {
  strong: 'strong',
  em: 'em',
  code: 'code',
  u: 'u',
  s: 's',
  plain: '',
};

/** A styled text; blanks at its ends stay outside, where Markdown wants them. */
export function wrapped(style: Style, markdown: string): string {
  const { before, inner, after } = cutBlanks(markdown);
  if (style === 'plain' || inner === '') return markdown;
  // A paragraph break inside cannot be spanned.
  if (/\n\s*\n/.test(inner)) {
    const parts = inner.split(/(\n\s*\n)/);
    return before + parts.map((part, at) => (at % 2 === 1 ? part : wrapped(style, part))).join('') + after;
  }
  const marks = { strong: '**', em: '*' }[style as string];
  const isPlain = /^[\p{L}\p{N}]/u.test(inner) && /[\p{L}\p{N}]$/u.test(inner) && !inner.includes('*');
  if (marks && isPlain) return `${before}${marks}${inner}${marks}${after}`;
  const tag = HTML_TAGS[style];
  return `${before}<${tag}>${inner}</${tag}>${after}`;
}

export const quoted = (markdown: string) =>
  markdown
    .trim()
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^/gm, '> ');

/** A fence that nothing in the code ends. */
export function fenced(code: string): string {
  let ticks = 2;
  for (const [run] of code.matchAll(/`+/g)) ticks = Math.max(ticks, run.length);
  const fence = '`'.repeat(ticks + 1);
  return `${fence}\n${code}\n${fence}`;
}

/** A bar would end its cell, except in formulas: `\|` is another sign there. */
function escapeBars(cell: string): string {
  const ahead = new Ahead(cell);
  const mark = /\$[^$]*\$|\\\(|\|/g;
  let out = '';
  let from = 0;
  for (let found = mark.exec(cell); found; found = mark.exec(cell)) {
    const { index, 0: word } = found;
    if (word === '\\(') {
      const end = ahead.indexOf('\\)', index + 2);
      if (end >= 0) mark.lastIndex = end + 2;
    } else if (word === '|' && cell[index - 1] !== '\\') {
      out += `${cell.slice(from, index)}\\|`;
      from = index + 1;
    }
  }
  return out + cell.slice(from);
}

/** Short rows of larger tables are not filled up: one wide row would make every other as wide. */
const FILLED_CELLS_MAX = 20_000;

/** Rows of cells as a Markdown table; the first row is its head. */
export function asTable(rows: readonly (readonly string[])[]): string {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width === 0) return '';
  const isFilled = width * rows.length <= FILLED_CELLS_MAX;
  const line = (row: readonly string[], length: number) =>
    `| ${Array.from({ length }, (_, at) => row[at] ?? '').join(' | ')} |`;
  const cells = rows.map((row) => row.map((cell) => escapeBars(joinLines(cell.trim()))));
  return [
    line(cells[0]!, width),
    `|${' --- |'.repeat(width)}`,
    ...cells.slice(1).map((row) => line(row, isFilled ? width : row.length)),
  ].join('\n');
}

/**
 * Finished pieces of Markdown (formulas, code, tables) put aside while the text around them is still being rewritten, so
 * that nothing touches them.
 */
export class Pieces {
  readonly #kept: string[] = [];

  keep(markdown: string): string {
    this.#kept.push(markdown);
    return `${OPEN}${this.#kept.length - 1}${CLOSE}`;
  }

  /** The place where an item of a list begins. */
  item(label: string): string {
    return `${ITEM}${label === '' ? '' : `**${label}** `}`;
  }

  /** The content of a list, cut at its items, indented so that whatever an item holds belongs to it. */
  list(content: string, isNumbered: boolean): string {
    const items = content
      .split(ITEM)
      .slice(1)
      .map((item) => item.trim().replace(/\n{3,}/g, '\n\n'));
    const marks = items.map((_, at) => (isNumbered ? `${at + 1}. ` : '- '));
    return items
      .map((item, at) => marks[at]! + item.replace(/\n(?!\n)/g, `\n${' '.repeat(marks[at]!.length)}`))
      .join('\n');
  }

  /** The text with every piece in its place, indented as its line is. */
  restore(markdown: string): string {
    const plain = withoutTrailingBlanks(markdown.replaceAll(ITEM, ''))
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    return plain.replace(
      new RegExp(`(^[ >]*)?${OPEN}(\\d+)${CLOSE}`, 'gm'),
      (_, indent: string | undefined, at: string) => {
        const piece = this.#kept[Number(at)] ?? '';
        return indent === undefined ? piece : indent + piece.replaceAll('\n', `\n${indent}`);
      },
    );
  }
}
