import { VERDICT } from '@assay/contract/verdict.ts';
import { describe, expect, test } from 'vitest';
import { gradeQuestion, readQuestion, readQuestionAnswers } from './question.ts';

describe('readQuestion', () => {
  test.each<[sentence: string, text: string, expected: unknown]>([
    ['one right choice', 'choice: B\n', { kind: 'choice', right: 'B' }],
    ['small letters and blanks', ' Choice : b ', { kind: 'choice', right: 'B' }],
    ['several right choices', 'choices: A, C', { kind: 'choices', right: ['A', 'C'] }],
    ['… in brackets, one of them twice', 'choices: [a c a]', { kind: 'choices', right: ['A', 'C'] }],
    ['a blank', 'blank: 42', { kind: 'blank', right: ['42'], ignoresCase: false }],
    [
      'a blank with several right texts',
      'blank ignore case: Paris\nblank ignore case: the City: of Light\n',
      { kind: 'blank', right: ['Paris', 'the City: of Light'], ignoresCase: true },
    ],
    ['nothing', '', null],
    ['a plain answer file', '42\n', null],
    ['two choices where one is right', 'choice: A B', null],
    ['two lines of choices', 'choices: A\nchoices: B', null],
    ['a mixture', 'blank: x\nchoice: A', null],
    ['no right answer', 'choices:', null],
  ])('%s', (_sentence, text, expected) => {
    expect(readQuestion(text)).toEqual(expected);
  });
});

describe('readQuestionAnswers', () => {
  test.each<[sentence: string, code: string, expected: [number, string][] | null]>([
    [
      'lines',
      '1: A\n2 : A, C\n\n10：two words',
      [
        [1, 'A'],
        [2, 'A, C'],
        [10, 'two words'],
      ],
    ],
    [
      'an object',
      '{"1": "A", "2": ["A", "C"], "3": 4}',
      [
        [1, 'A'],
        [2, 'A C'],
        [3, '4'],
      ],
    ],
    ['nothing', '', []],
    ['text', 'A B C', null],
    ['a question answered twice', '1: A\n1: B', null],
    ['a number that is none', '{"x": "A"}', null],
    ['question zero', '0: A', null],
    ['values of another kind', '{"1": {"a": 1}}', null],
    ['broken JSON', '{"1": ', null],
  ])('%s', (_sentence, code, expected) => {
    const read = readQuestionAnswers(code);
    expect(read && [...read]).toEqual(expected);
  });
});

describe('gradeQuestion', () => {
  const { accepted, wrongAnswer, partial } = VERDICT;
  test.each<[sentence: string, question: string, answer: string | undefined, status: number, share?: number]>([
    ['the right choice', 'choice: B', 'b', accepted],
    ['a wrong choice', 'choice: B', 'A', wrongAnswer],
    ['two choices where one is asked for', 'choice: B', 'A B', wrongAnswer],
    ['no answer', 'choice: B', undefined, wrongAnswer],
    ['a blank answer', 'choices: B', '  ', wrongAnswer],
    ['all right choices, in any order', 'choices: A C', 'C,A', accepted],
    ['some of the right choices', 'choices: A C', 'C', partial, 0.5],
    ['a wrong choice among the right ones', 'choices: A C', 'A B C', wrongAnswer],
    ['a text', 'blank: New York', '  New   York ', accepted],
    ['… in full-width letters', 'blank: 42', '４２', accepted],
    ['… in small letters', 'blank: Paris', 'paris', wrongAnswer],
    ['… where they do not matter', 'blank ignore case: Paris', 'pARIS', accepted],
    ['one of several texts', 'blank: 0.5\nblank: 1/2', '1/2', accepted],
    ['another text', 'blank: 0.5', '0.50', wrongAnswer],
  ])('%s', (_sentence, question, answer, status, share) => {
    expect(gradeQuestion(readQuestion(question)!, answer)).toEqual(
      share === undefined ? { status } : { status, share },
    );
  });
});
