import { expectLinear, numbered, repeated } from '@assay/testkit/growth.ts';
import { describe, expect, test } from 'vitest';
import { readUsernames } from '../accounts/people.ts';
import { csvOf } from '../spreadsheets/csv.ts';
import { ANSWERS_CHARS_MAX, readAnswers } from './answers/answer-files.ts';
import { gradeQuestion, readQuestion, readQuestionAnswers } from './answers/question.ts';
import { codeWithin, templateParts } from './code-template.ts';

const SLOW = { timeout: 120_000 };
const LONG = { from: 2_048, to: ANSWERS_CHARS_MAX };

const TEMPLATES = [
  ...['//PREPEND BEGIN\n', '//TEMPLATE BEGIN\n', '//APPEND END\n', '//TEMPLATE BEGIN\n//TEMPLATE END\n'],
  ...['//', '// ', '//PREPEND ', '//PREPEND BEGIN ', '\t', ' ', ' //', '\n', '\r', 'a', 'a\n', '//PREPEND\tBEGIN'],
];
const QUESTIONS = [
  ...['choice: ', 'choices: A ', 'choices: A,', 'blank: a\n', 'blank: a ', 'blank ', 'blank ignore case: ', ' ', ':'],
  ...['\r\n', '\r', '\n', 'choice : b\n', '，', '[', 'a a ', '\u3000', '\ufdfa'],
];
const ANSWERS = [
  ...['1: A\n', '1 : ', '1 ', '1', ' ', '1:  a', '{"1":', '{"1":"a"', '{', '[', '{"1":[', '"', '\\', '\n', '\r', '：'],
  ...['1: a  ', '\t1', '\u3000'],
];

describe('code templates take their time from the length alone', () => {
  test.each([
    ...TEMPLATES.map((piece) => repeated(piece)),
    ...TEMPLATES.map((piece) => repeated(piece, '//PREPEND BEGIN\n', '\n//APPEND BEGIN\n')),
    numbered('lines', (at) => `//PREPEND BEGIN ${at}\n`),
  ])('$name', SLOW, async (shape) => {
    await expectLinear(templateParts, shape);
    await expectLinear((text) => codeWithin(text, 'text/x-csrc', 'x'), shape);
  });
});

describe('questions and answers take their time from the length alone', () => {
  test.each([
    ...QUESTIONS.map((piece) => repeated(piece)),
    ...QUESTIONS.map((piece) => repeated(piece, 'choice: a', 'b')),
    ...QUESTIONS.map((piece) => repeated(piece, 'blank: a', 'b\nblank: c')),
  ])('question $name', SLOW, async (shape) => {
    await expectLinear(readQuestion, shape);
  });

  test.each([
    ...ANSWERS.map((piece) => repeated(piece)),
    ...ANSWERS.map((piece) => repeated(piece, '1: a', 'b')),
    numbered('lines', (at) => `${at}: a\n`),
    numbered('members', (at) => `"${at + 1}": "a", `, '{', '"0": "a"}'),
  ])('answers $name', SLOW, async (shape) => {
    await expectLinear(readQuestionAnswers, shape, LONG);
  });

  test.each(['a ', ' ', '\ufdfa', 'e\u0301', 'A,'].map((piece) => repeated(piece, 'a', 'b')))(
    'a graded answer $name',
    SLOW,
    async (shape) => {
      await expectLinear(
        (text) => gradeQuestion({ kind: 'blank', right: ['a'], ignoresCase: true }, text),
        shape,
        LONG,
      );
      await expectLinear((text) => gradeQuestion({ kind: 'choices', right: ['A', 'B'] }, text), shape, LONG);
    },
  );
});

describe('answers to cases take their time from the length alone', () => {
  const names = Array.from({ length: 20_000 }, (_, at) => `${at}.out`);

  test.each([
    numbered('named as the files', (at) => `"${at}.out": "", `, '{', '"x": ""}'),
    numbered('named without an ending', (at) => `"${at}": "", `, '{', '"x": ""}'),
    numbered('named with another ending', (at) => `"${at}.txt": "", `, '{', '"x": ""}'),
    repeated('{"a":', '', ''),
    repeated('['),
    repeated(' '),
  ])('$name', SLOW, async (shape) => {
    await expectLinear((text) => readAnswers(text, names), shape, LONG);
  });

  test('as many answers as a problem has cases are read at once', () => {
    const code = JSON.stringify(Object.fromEntries(names.map((_name, at) => [`${at}.txt`, ''])));
    const began = process.cpuUsage();
    readAnswers(code, names);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(2_000);
  });
});

test.each(['"', ',', '=', ' ', '\r\n', '\t='].map((piece) => repeated(piece)))('CSV $name', SLOW, async (shape) => {
  await expectLinear((text) => csvOf([[text]]), shape);
});

test.each([
  ...[',', ' ', '\u3000', 'a', 'a,'].map((piece) => repeated(piece)),
  numbered('names', (at) => `user${at},`),
])('pasted user names $name', SLOW, async (shape) => {
  await expectLinear(readUsernames, shape);
});
