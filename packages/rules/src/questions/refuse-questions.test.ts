import { type Question, question } from '@assay/contract/questions/question.ts';
import { describe, expect, test } from 'vitest';
import { refuseQuestions } from './refuse-questions.ts';

const asked = { id: 'q', text: 'Which?', points: 1, explanation: '' };
const option = (id: string, text = id, weight = 0) => ({ id, text, isPinned: false, weight });
const OPTIONS = [option('a'), option('b')];
const blank = (text: string, share = 100, weight = 1) => ({
  accepted: [{ text, share }],
  match: 'text' as const,
  weight,
});
const number = (value: string, tolerance: string, share = 100): Question => ({
  ...asked,
  kind: 'numeric',
  unit: '',
  accepted: [{ value, tolerance, isRelative: false, share }],
});
const set = (...questions: Question[]) => ({ questions, shuffleQuestions: false, shuffleOptions: false });

test.each<[sentence: string, question: Question, code: string | null]>([
  ['a choice', { ...asked, kind: 'single', options: OPTIONS, right: 'a' }, null],
  [
    'a right option that does not exist',
    { ...asked, kind: 'single', options: OPTIONS, right: 'x' },
    'question.noneRight',
  ],
  [
    'two options of one id',
    { ...asked, kind: 'single', options: [option('a'), option('a')], right: 'a' },
    'question.twins',
  ],
  [
    'an empty option',
    { ...asked, kind: 'single', options: [option('a'), option('b', ' ')], right: 'a' },
    'question.emptyOption',
  ],
  [
    'no right option',
    { ...asked, kind: 'multiple', options: OPTIONS, right: [], scoring: 'half' },
    'question.noneRight',
  ],
  [
    'one right option twice',
    { ...asked, kind: 'multiple', options: OPTIONS, right: ['a', 'a'], scoring: 'half' },
    'question.noneRight',
  ],
  [
    'weights that earn nothing',
    { ...asked, kind: 'multiple', options: OPTIONS, right: ['a'], scoring: 'weights' },
    'question.noneRight',
  ],
  [
    'weights',
    { ...asked, kind: 'multiple', options: [option('a', 'a', 50), option('b')], right: [], scoring: 'weights' },
    null,
  ],
  [
    'a blank that accepts nothing',
    { ...asked, kind: 'blanks', blanks: [blank('x'), blank(' ')], isAnyOrder: false },
    'question.noneAccepted',
  ],
  [
    'a blank whose texts earn nothing',
    { ...asked, kind: 'blanks', blanks: [blank('x', 0)], isAnyOrder: false },
    'question.noneAccepted',
  ],
  [
    'blanks that count nothing',
    { ...asked, kind: 'blanks', blanks: [blank('x', 100, 0)], isAnyOrder: false },
    'question.noWeight',
  ],
  ['a number', number('3.14', '0.01'), null],
  ['a tolerance below zero', number('3.14', '-0.01'), 'question.noNumber'],
  ['a number that earns nothing', number('3.14', '0', 0), 'question.noneAccepted'],
])('QUES-6: %s', (_sentence, one, code) => {
  const refusal = refuseQuestions(set({ ...asked, id: 'before', kind: 'trueFalse', right: true }, one));
  expect(refusal?.code ?? null).toBe(code);
  if (refusal) expect(refusal.params).toMatchObject({ number: 2 });
});

test('QUES-6: no two questions have one id', () => {
  const one: Question = { ...asked, kind: 'trueFalse', right: true };
  expect(refuseQuestions(set(one, one))?.code).toBe('question.twins');
});

test('QUES-12: some question counts', () => {
  const one: Question = { ...asked, kind: 'trueFalse', right: true };
  const left: Question = { ...one, id: 'left', withdrawn: 'leftOut' };
  expect(refuseQuestions(set(left))?.code).toBe('question.allLeftOut');
  for (const other of [one, { ...one, withdrawn: 'fullPoints' } as const]) {
    expect(refuseQuestions(set(left, other))).toBeNull();
  }
});

describe('bounds of a question', () => {
  const fits = (one: object) => question.safeParse(one).success;
  test.each<[sentence: string, one: object, isTaken: boolean]>([
    ['hundredths of points', { ...asked, kind: 'trueFalse', right: true, points: 0.29 }, true],
    ['thousandths of points', { ...asked, kind: 'trueFalse', right: true, points: 0.291 }, false],
    ['no points', { ...asked, kind: 'trueFalse', right: true, points: 0 }, false],
    ['one option', { ...asked, kind: 'single', options: [option('a')], right: 'a' }, false],
    ['a number that is none', number('0x10', '0'), false],
    ['an id with blanks', { ...asked, id: 'a b', kind: 'trueFalse', right: true }, false],
  ])('QUES-6: %s', (_sentence, one, isTaken) => {
    expect(fits(one)).toBe(isTaken);
  });
});
