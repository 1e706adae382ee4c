import { expectLinear, numbered, repeated } from '@assay/testkit/growth.ts';
import { describe, expect, test } from 'vitest';
import { markdownToHtml } from './markdown-to-html.ts';
import { plainLine } from './plain-line.ts';
import { setFormulas } from './set-formulas.ts';

const FORMULAS = ['\\(', '\\[', '$', '$$', '$a ', '$$\n', '$$a\n', '\\[a\n', '\\(|', '$|', '$$$', '\\', '\\\\(', '$ a'];
const BRACKETS = ['[', '![', '[a](', '[a][', '](', '[]', '[](', '[a](<b', '[a](b "c', '![](', '()', '[a]: b\n', '[a\n'];
const EMPHASIS = ['**', '*a _b ', '_a', 'a**b', '*a**', '~~', '`', '`a``', '__a'];
const MARKUP = [
  '<!-- a',
  '<?',
  '<!A ',
  '<![CDATA[',
  '<a ',
  '<a b="',
  '<',
  '</',
  '&',
  '&#',
  '<a>',
  '<div>\n',
  '<http://',
  '<a@',
];
const LINES = [
  '> ',
  '- ',
  '1. ',
  '  - a\n',
  '|',
  'a|b\n',
  '# a\n',
  '```\n',
  '---\n',
  '===\n',
  '\n',
  '\\\n',
  'a  \n',
  '\t',
];
const LINKS = ['://', 'http://a', 'a@a.', 'www.', 'a.com ', '\u200b', '汉字', 'e\u0301', '"', '--'];

const SHAPES = [
  ...[...FORMULAS, ...BRACKETS, ...EMPHASIS, ...MARKUP, ...LINES, ...LINKS].map((piece) => repeated(piece, 'a ')),
  ...[...FORMULAS, ...LINES].map((piece) => repeated(piece)),
  repeated('\\(', '', '\\\\)'),
  repeated('\\[a\n', '', '\\] \\]'),
  repeated('$$a\n', '', 'b $$'),
  repeated('|a|b|c|\n', '|a|b|c|\n|-|-|-|\n'),
  numbered('references', (at) => `[a${at}]: b\n`),
  numbered('quotes in quotes', (at) => `${'>'.repeat(at)}a\n`),
  numbered('lists in lists', (at) => `${' '.repeat(2 * at)}- a\n`),
  numbered('longer and longer ticks', (at) => `${'`'.repeat(at)} `),
  numbered('tags', (at) => `<a${at}>`),
];

describe('Markdown takes its time from the length alone', () => {
  test.each(SHAPES)('$name', { timeout: 120_000 }, async (shape) => {
    await expectLinear(markdownToHtml, shape);
    await expectLinear(plainLine, shape);
  });

  test.each(SHAPES.slice(0, 14))('formulas are found in time: $name', { timeout: 120_000 }, async (shape) => {
    await expectLinear((text) => setFormulas([text]), shape);
  });
});

test('what grows with the square is seen', { timeout: 60_000 }, async () => {
  const square = (text: string) => {
    let sum = 0;
    for (let at = 0; at < text.length; at += 16) for (let to = 0; to < text.length; to++) sum += text.charCodeAt(to);
    return sum;
  };
  await expect(expectLinear(square, repeated('a'))).rejects.toThrow('times as much');
});

test('a text longer than any that is kept is shown as it stands', () => {
  const html = markdownToHtml(`<b>**a**${' '.repeat(256 * 1024)}`);
  expect(html.slice(0, 30)).toBe('<pre>&lt;b&gt;**a**           ');
});
