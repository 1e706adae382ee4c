import { asTable, fenced, quoted } from '../markdown/pieces.ts';
import type { TexConverter } from './tex-converter.ts';
import { splitTop } from './tex-cursor.ts';
import { TexPairs } from './tex-pairs.ts';

type Conversion = (converter: TexConverter, name: string) => string;

const SPAN_MAX = 50;

/** Passes over the arguments that stand after `\begin{…}`: `o` in square brackets, `a` in braces. */
const block =
  (args: string, before = '', after = ''): Conversion =>
  (converter, name) => {
    for (const kind of args) {
      if (kind === 'o') converter.cursor.rawOptional();
      else converter.cursor.rawArgument();
    }
    return `\n\n${before}${converter.until(name)}${after}\n\n`;
  };

const list =
  (isNumbered: boolean): Conversion =>
  (converter, name) => {
    converter.cursor.rawOptional();
    return `\n\n${converter.pieces.list(converter.until(name), isNumbered)}\n\n`;
  };

const verbatim: Conversion = (converter, name) => {
  converter.cursor.rawOptional();
  const code = converter.cursor
    .before(`\\end{${name}}`)
    .replace(/^[ \t]*\n/, '')
    .trimEnd();
  return `\n\n${converter.pieces.keep(fenced(code))}\n\n`;
};

/** A cell, and empty ones for the columns that it spans. */
function cellsOf(converter: TexConverter, cell: string): string[] {
  const spanning = /^\s*\\multi(column|row)\s*\{\s*(\d{1,3})\s*\}\s*(?=[{*])/.exec(cell);
  if (!spanning) return [converter.inner(cell)];
  const at = spanning[0].length;
  const content = cell[at] === '*' ? at + 1 : new TexPairs(cell).groupEnd(at);
  const width = spanning[1] === 'column' ? Math.min(Number(spanning[2]), SPAN_MAX) : 1;
  return [converter.inner(content < 0 ? cell : cell.slice(content)), ...Array<string>(Math.max(0, width - 1)).fill('')];
}

const RULES = /\\(?:hline|toprule|midrule|bottomrule)\b|\\c(?:line|midrule(?:\([^()]*\))?)\{[^{}]*\}|^\s*\[[^\]]*\]/g;

const table =
  (args: number): Conversion =>
  (converter, name) => {
    converter.cursor.rawOptional();
    for (let i = 0; i < args; i++) converter.cursor.rawArgument();
    const rows = splitTop(converter.cursor.before(`\\end{${name}}`), '\\\\')
      .map((row) => row.replace(RULES, ''))
      .filter((row) => row.trim() !== '')
      .map((row) => splitTop(row, '&').flatMap((cell) => cellsOf(converter, cell)));
    return `\n\n${converter.pieces.keep(asTable(rows))}\n\n`;
  };

/** The samples of olymp.sty; they are read from where the tests are. */
const dropped: Conversion = (converter, name) => {
  converter.cursor.before(`\\end{${name}}`);
  return '';
};

/** Environments by name, without their star. */
export const ENVIRONMENTS: Readonly<Record<string, Conversion>> = {
  verbatim,
  lstlisting: verbatim,
  alltt: verbatim,
  itemize: list(false),
  enumerate: list(true),
  description: list(false),
  tabular: table(1),
  tabularx: table(2),
  longtable: table(1),
  center: block('', '<center>\n\n', '\n\n</center>'),
  quote: (converter, name) => `\n\n${quoted(converter.until(name))}\n\n`,
  quotation: (converter, name) => `\n\n${quoted(converter.until(name))}\n\n`,
  example: dropped,
  examplewide: dropped,
  examplethree: dropped,
  problem: block('aaaaaaa'),
  tutorial: block('a'),
  figure: block('o'),
  table: block('o'),
  wrapfigure: block('oaoa'),
  minipage: block('oa'),
  Input: block('', '### Input\n\n'),
  Output: block('', '### Output\n\n'),
  Interaction: block('', '### Interaction\n\n'),
  document: block(''),
  flushleft: block(''),
  flushright: block(''),
};
