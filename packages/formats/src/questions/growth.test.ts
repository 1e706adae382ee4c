import { expectLinear, numbered, repeated } from '@assay/testkit/growth.ts';
import { describe, test } from 'vitest';
import { plainHtml } from './plain-html.ts';
import { readQuestions } from './read-questions.ts';

const SLOW = { timeout: 120_000 };
const LONG = { from: 2_048, to: 1_000_000 };
const PIECES = {
  gift: [
    'a {=b}\n\n',
    'a {',
    '}',
    '=',
    '~',
    '~%50%a',
    '#',
    '::',
    '\\{',
    '\\',
    '//\n',
    '\n',
    ' ',
    '{}',
    '%',
    '####',
    '->',
    '[html]',
  ],
  aiken: ['A. a\n', 'ANSWER: A\n', 'a\n', 'A.', ' ', '\n', 'ANSWER: ', 'a\nA. 1\nB. 2\nANSWER: A\n'],
  plain: [
    '1. a\n',
    'A. a　',
    '答案：A\n',
    '答案：',
    '　',
    ' ',
    '；',
    '|',
    '1、',
    '（1）',
    '【',
    '一、',
    '±',
    'A.',
    '\n',
    '___',
    '分值：1\n',
    '_',
  ],
  moodle: ['<question type="truefalse"/>', '<question>', '<answer>', '&lt;b&gt;', '<![CDATA[<b>]]>', '<', ' '],
} as const;

describe.each(Object.keys(PIECES) as (keyof typeof PIECES)[])(
  'questions in %s take their time from the length alone',
  (format) => {
    const read = (text: string) => readQuestions(text, format, () => 'x');
    test.each([
      ...PIECES[format].map((piece) => repeated(piece)),
      ...PIECES[format].map((piece) => repeated(piece, '1. a {=', '}\n答案：A\n')),
      numbered('entries', (at) => `${at % 999}. a ${at} {=b}\n\n`),
    ])('$name', SLOW, async (shape) => {
      await expectLinear(read, shape, LONG);
    });
  },
);

describe('HTML of questions takes its time from the length alone', () => {
  test.each(
    ['<b>', '<', '<!--', '-->', '&amp;', '&#', '&', '<b ', '\n', ' ', ' \n', '</p>', 'x'].map((piece) =>
      repeated(piece),
    ),
  )('$name', SLOW, async (shape) => {
    await expectLinear((text) => plainHtml(text, () => {}), shape, LONG);
  });
});
