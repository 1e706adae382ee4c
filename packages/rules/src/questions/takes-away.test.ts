import type { Question } from '@assay/contract/questions/question.ts';
import { expect, test } from 'vitest';
import { takesAway } from './takes-away.ts';
import { questionSet } from './testing/questions.ts';

const { questions } = questionSet();
const change = (id: string, to: (question: Question) => object | null): Question[] =>
  questions.flatMap((question) => {
    if (question.id !== id) return [question];
    const next = to(question);
    return next ? [{ ...question, ...next } as Question] : [];
  });
const choice = questions.find(({ kind }) => kind === 'single')!;
const blanks = questions.find(({ kind }) => kind === 'blanks')!;
const optionsOf = (question: Question) => (question as Extract<Question, { kind: 'single' }>).options;

test.each([
  ['nothing', questions, false],
  ['another text, other points and what is right', change(choice.id, () => ({ text: 'Which?', points: 7 })), false],
  ['one more question', [...questions, { ...choice, id: 'more' }], false],
  ['options in another order', change(choice.id, (one) => ({ options: [...optionsOf(one)].reverse() })), false],
  ['an option less', change(choice.id, (one) => ({ options: optionsOf(one).slice(1) })), true],
  ['a question less', change(choice.id, () => null), true],
  ['another kind', change(choice.id, () => ({ kind: 'trueFalse', right: true })), true],
  [
    'a blank less',
    change(blanks.id, (one) => ({ blanks: (one as { blanks: unknown[] } & Question).blanks.slice(1) })),
    true,
  ],
] as const)('QUES-11 a change: %s', (_what, after, expected) => {
  expect(takesAway(questions, after as Question[])).toBe(expected);
});
