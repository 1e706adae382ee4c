import { expectLinear, numbered, repeated } from '@assay/testkit/growth.ts';
import { describe, expect, test } from 'vitest';
import { emptyStatement } from '../empty-package.ts';
import { Report } from '../report.ts';
import { texToMarkdown } from '../tex/tex-to-markdown.ts';
import { takeDataPictures } from './data-pictures.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { readWritten } from './read-sections.ts';
import { splitStatement } from './sections.ts';

const FORMULAS = ['\\(', '\\[', '$', '$$', '$$$', '$$$$$$ ', '\\(|', '$\n', '\\(a\\)', '$ ${'];
const HTML = [
  ...[
    '<b>',
    '<b>x',
    '<b><i>x',
    '<p>x',
    '<ul><li>',
    '<li>x',
    '<div>\n\nx',
    '<blockquote>x',
    '<center>',
    '<h1>x',
    '<h1>\n',
    '<sub>x',
  ],
  ...['<table>', '<tr><td>', '<table><tr><td>', '<td>\\(', '<td colspan=50>', '<table><tr><td>x</table>', '<td> | '],
  ...['<pre>', '<pre>`', '<pre>\n x', '`', '<br>\n', '\f', '\u00a0', '\n', ' ', '\t x', '- ', '1. '],
  ...[
    '</b>',
    '</p>',
    '</x>',
    '<b></x>',
    '<x></y>',
    '<',
    '<a',
    '<!--',
    '<!',
    '<?',
    '<![CDATA[',
    '&',
    '&#',
    '&a',
    '<p a="',
    '<p a=b ',
  ],
  ...['<svg>', '<math>', '<script>', '<style>', '<a href=x>y', '<img src=x>', '<b>a\n\nb', '<b>\f'],
];
const TEX = [
  ...['{', '}', '{x', '\\textbf{', '{\\bf ', '\\bf ', '\\textbf{\n\nx', '\\textbf{ ', '${', '$$', '$$$', '$x\n\n'],
  ...[
    '\\begin{itemize}',
    '\\begin{itemize}\\item ',
    '\\item ',
    '\\item[',
    '\\begin{x}',
    '\\end{x}',
    '\\begin{quote}x',
    '\\begin{',
  ],
  ...[
    '\\begin{tabular}',
    '\\begin{tabular}{c}x&',
    '\\begin{tabular}{c}$',
    '\\begin{tabular}{c}\\cmidrule(',
    '\\multicolumn{2}{',
  ],
  ...[
    '\\begin{verbatim}',
    '\\begin{lstlisting}',
    '\\verb|',
    '\\verb|x|',
    '\\verb!',
    '\\verb* x',
    '\\begin{equation}\\label{',
  ],
  ...[
    '%',
    '%\n',
    '\\%',
    '\\\\',
    '\\\\%',
    '\\newcommand{\\a}{',
    '\\newcommand{ ',
    '\\newcommand  ',
    '\\def\\a{x}\\a',
    '\\def\\a#1{',
  ],
  ...[
    '\\url{',
    '\\href{x}{',
    '\\footnote{',
    '\\section{',
    '\\section{\n',
    '\\includegraphics{',
    '\\"{',
    '\n',
    ' ',
    '\n ',
    'x \n',
  ],
];

describe('HTML is converted in time of its length alone', () => {
  test.each([
    ...[...FORMULAS, ...HTML].map((piece) => repeated(piece, '<p>')),
    repeated('\\(', '<table><tr><td>', '</table>'),
    repeated(' ', '<pre>', 'x</pre>'),
    repeated('\f', '<b>x', 'x</b>'),
    numbered('wider and wider rows', (at) => `<tr>${'<td>'.repeat(at % 500)}`, '<table>'),
    numbered('tags of many names', (at) => `<a${at}>`),
  ])('$name', { timeout: 120_000 }, async (shape) => {
    await expectLinear(htmlToMarkdown, shape);
  });
});

describe('LaTeX is converted in time of its length alone', () => {
  test.each([
    ...[...FORMULAS, ...TEX].map((piece) => repeated(piece)),
    ...['{', ' ', '\\a{', '\\a '].map((piece) => repeated(piece, '\\def\\a#1#2#3{#1}')),
    repeated(' ', '\\textbf{x', 'x}'),
    numbered('macros of many names', (at) => `\\newcommand{\\a${'x'.repeat(at % 50)}}{y}`),
  ])('$name', { timeout: 120_000 }, async (shape) => {
    await expectLinear(texToMarkdown, shape);
  });
});

describe('statements of other systems are read in time of their length alone', () => {
  const read = (value: string) => readWritten({ format: 'markdown', value }, 'x', new Report(), () => null);
  test.each(['![', '![](', '![a](b ', '\\textbf{', '$', '![]'].map((piece) => repeated(piece)))(
    'Markdown $name',
    { timeout: 120_000 },
    async (shape) => {
      await expectLinear(read, shape);
    },
  );

  test.each(['# ', '# a', '# a #', '#', ' ', '```\n', '# Input\n'].map((piece) => repeated(piece, '# x')))(
    'headings $name',
    { timeout: 120_000 },
    async (shape) => {
      await expectLinear(splitStatement, shape);
    },
  );

  const pictures = numbered('small pictures', (at) => `![](data:image/png;base64,${btoa(`${at}`)})`);
  test('pictures in the text', { timeout: 120_000 }, async () => {
    await expectLinear((description) => takeDataPictures({ ...emptyStatement(), description }, []), pictures);
  });
});

test('elements that nobody closes are refused by how many are open', () => {
  expect(() => htmlToMarkdown('<b>'.repeat(30_000))).toThrow('reader.tooLarge');
});

test('one wide row does not widen a thousand others', () => {
  const html = `<table><tr>${'<td colspan=50>x'.repeat(200)}${'<tr><td>y'.repeat(5_000)}</table>`;
  expect(htmlToMarkdown(html).length).toBeLessThan(10 * html.length);
});
