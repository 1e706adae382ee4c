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
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(markdown)!;
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

/** Rows of cells as a Markdown table; the first row is its head. */
export function asTable(rows: readonly (readonly string[])[]): string {
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const line = (row: readonly string[]) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? '').join(' | ')} |`;
  const cells = rows.map((row) =>
    row.map((cell) =>
      cell
        .trim()
        .replace(/\s*\n\s*/g, ' ')
        // Formulas keep theirs: `\|` is another sign there.
        .replace(/(\$[^$]*\$|\\\(.*?\\\))|(?<!\\)\|/g, (_, formula: string | undefined) => formula ?? '\\|'),
    ),
  );
  return [line(cells[0]!), `|${' --- |'.repeat(width)}`, ...cells.slice(1).map(line)].join('\n');
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
    const plain = markdown
      .replaceAll(ITEM, '')
      .replace(/[ \t]+$/gm, '')
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
