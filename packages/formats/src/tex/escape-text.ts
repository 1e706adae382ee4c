import { RESERVED } from '../markdown/pieces.ts';

/**
 * Text as Markdown shows it: the characters of LaTeX's own typography become what they print, those that Markdown would
 * understand are escaped.
 * @param isLineStart nothing stands before it on its line
 */
export function escapeText(text: string, isLineStart: boolean): string {
  return text
    .replace(RESERVED, '')
    .replace(/\n[ \t]+/g, '\n')
    .replace(/^[ \t]+/, isLineStart ? '' : ' ')
    .replace(/[*_`[\]]/g, '\\$&')
    .replace(/\\`\\`/g, '“')
    .replace(/''/g, '”')
    .replace(/\\`/g, '‘')
    .replace(/<</g, '«')
    .replace(/>>/g, '»')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/---/g, '—')
    .replace(/--/g, '–')
    .replace(/~/g, '\u00a0')
    .replace(isLineStart ? /(^|\n)(?:([-+=#>])|(\d+)([.)]))/g : /(\n)(?:([-+=#>])|(\d+)([.)]))/g, (...found) => {
      const [, before, mark, digits, dot] = found as (string | undefined)[];
      return mark ? `${before}\\${mark}` : `${before}${digits}\\${dot}`;
    });
}
