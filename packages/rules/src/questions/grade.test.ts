import type { QuestionAnswer, QuestionAnswers } from '@assay/contract/questions/answer.ts';
import type { ChoiceScoring, Question, QuestionOf } from '@assay/contract/questions/question.ts';
import { describe, expect, test } from 'vitest';
import { casesOfQuestions } from './case-files.ts';
import { gradeAnswer, gradeAnswers, pointsOf } from './grade.ts';

const asked = { id: 'q', text: 'Which?', points: 10, explanation: '' };
const option = (id: string, weight = 0) => ({ id, text: id, isPinned: false, weight });
const OPTIONS = ['a', 'b', 'c', 'd'].map((id) => option(id));

const single: Question = { ...asked, kind: 'single', options: OPTIONS, right: 'b' };
const multiple = (scoring: ChoiceScoring, right = ['a', 'c']): Question => ({
  ...asked,
  kind: 'multiple',
  options: OPTIONS,
  right,
  scoring,
});
const weighted = (points: number, ...weights: number[]): Question => ({
  ...asked,
  points,
  kind: 'multiple',
  options: weights.map((weight, at) => option('abcdef'[at]!, weight)),
  right: [],
  scoring: 'weights',
});
const blank = (...texts: string[]) => ({
  accepted: texts.map((text) => ({ text, share: 100 })),
  match: 'text' as const,
  weight: 1,
});
const blanks = (list: QuestionOf<'blanks'>['blanks'], isAnyOrder = false): Question => ({
  ...asked,
  kind: 'blanks',
  blanks: list,
  isAnyOrder,
});
const numeric = (value: string, tolerance: string, isRelative = false): Question => ({
  ...asked,
  kind: 'numeric',
  accepted: [{ value, tolerance, isRelative, share: 100 }],
  unit: '',
});
const truth: Question = { ...asked, kind: 'trueFalse', right: false };

type Row = [sentence: string, question: Question, answer: QuestionAnswer | undefined, earned: number, outcome: string];

describe('one choice, true or false', () => {
  test.each<Row>([
    ['the right option', single, 'b', 10, 'right'],
    ['another option', single, 'a', 0, 'wrong'],
    ['an option that does not exist', single, 'x', 0, 'wrong'],
    ['a list, as of another kind', single, ['b'], 0, 'wrong'],
    ['no answer', single, undefined, 0, 'unanswered'],
    ['an answer taken back', single, null, 0, 'unanswered'],
    ['an empty one', single, '', 0, 'unanswered'],
    ['false where it is false', truth, false, 10, 'right'],
    ['true where it is false', truth, true, 0, 'wrong'],
    ['the word for it', truth, 'false', 0, 'wrong'],
  ])('QUES-1: %s', (_sentence, question, answer, earned, outcome) => {
    expect(gradeAnswer(question, answer)).toEqual({ earned, outcome, points: 10 });
  });
});

describe('several choices', () => {
  // right are a and c of a, b, c, d
  test.each<[chosen: string[], exact: number, half: number, share: number, rightMinusWrong: number]>([
    [['a', 'c'], 10, 10, 10, 10],
    [['c', 'a', 'a'], 10, 10, 10, 10],
    [['a'], 0, 5, 5, 5],
    [['a', 'b'], 0, 0, 0, 0],
    [['a', 'b', 'c'], 0, 0, 0, 5],
    [['b'], 0, 0, 0, 0],
    [['a', 'b', 'c', 'd'], 0, 0, 0, 0],
    [[], 0, 0, 0, 0],
    [['a', 'c', 'x'], 0, 0, 0, 0],
  ])('QUES-2: %j', (chosen, exact, half, share, rightMinusWrong) => {
    const earned = (scoring: ChoiceScoring) => gradeAnswer(multiple(scoring), chosen).earned;
    expect([earned('exact'), earned('half'), earned('share'), earned('rightMinusWrong')]).toEqual([
      exact,
      half,
      share,
      rightMinusWrong,
    ]);
  });

  test.each<Row>([
    ['nothing chosen is no decision', multiple('half'), [], 0, 'unanswered'],
    ['two of three are two thirds, rounded once', multiple('share', ['a', 'b', 'c']), ['a', 'b'], 6.67, 'partial'],
    [
      'all options right: nothing can be chosen wrongly',
      multiple('rightMinusWrong', ['a', 'b', 'c', 'd']),
      ['a'],
      2.5,
      'partial',
    ],
    ['weights are added', weighted(10, 50, 30, 20), ['a', 'c'], 7, 'partial'],
    [
      '… thirds as question banks write them are all',
      weighted(10, 33.33333, 33.33333, 33.33333),
      ['a', 'b', 'c'],
      10,
      'right',
    ],
    ['… wrong ones take away', weighted(10, 50, 50, -100), ['a', 'c'], 0, 'wrong'],
    ['… a part of it', weighted(10, 50, 50, -33.33333), ['a', 'b', 'c'], 6.67, 'partial'],
    ['… never below nothing', weighted(10, 100, -100, -50), ['b', 'c'], 0, 'wrong'],
    ['half of one point and a half', { ...multiple('half'), points: 1.5 }, ['a'], 0.75, 'partial'],
    ['half of a hundredth is rounded up', { ...multiple('half'), points: 0.01 }, ['a'], 0.01, 'partial'],
  ])('QUES-2: %s', (_sentence, question, answer, earned, outcome) => {
    expect(gradeAnswer(question, answer)).toMatchObject({ earned, outcome });
  });
});

describe('blanks', () => {
  const two = [blank('FIFO', '先进先出'), blank('LIFO')];
  test.each<Row>([
    ['both right', blanks(two), ['FIFO', 'LIFO'], 10, 'right'],
    ['another accepted text', blanks(two), ['先进先出', 'LIFO'], 10, 'right'],
    ['one of two', blanks(two), ['FIFO', ''], 5, 'partial'],
    ['the other of two', blanks(two), ['', 'LIFO'], 5, 'partial'],
    ['too few texts', blanks(two), ['FIFO'], 5, 'partial'],
    ['what is too much does not count', blanks([blank('x')]), ['y', 'x'], 0, 'wrong'],
    ['the other way round', blanks(two), ['LIFO', 'FIFO'], 0, 'wrong'],
    ['… where the order is free', blanks(two, true), ['LIFO', 'FIFO'], 10, 'right'],
    ['the same word twice counts once', blanks([blank('a'), blank('a', 'b')], true), ['a', 'a'], 5, 'partial'],
    [
      'each blank gets what serves the person best',
      blanks([blank('a', 'b'), blank('a')], true),
      ['a', 'b'],
      10,
      'right',
    ],
    ['weights of blanks', blanks([{ ...blank('a'), weight: 3 }, blank('b')]), ['a', '-'], 7.5, 'partial'],
    ['three blanks of ten points', blanks([blank('a'), blank('b'), blank('c')]), ['a', '-', 'c'], 6.67, 'partial'],
    ['all three are all of it', blanks([blank('a'), blank('b'), blank('c')]), ['a', 'b', 'c'], 10, 'right'],
    [
      'a text worth a part of its blank',
      blanks([
        {
          ...blank('half'),
          accepted: [
            { text: 'half', share: 50 },
            { text: 'all', share: 100 },
          ],
        },
      ]),
      ['half'],
      5,
      'partial',
    ],
    [
      'an empty text is never accepted',
      blanks([{ ...blank(''), match: 'wildcard', accepted: [{ text: '*', share: 100 }] }, blank('b')]),
      [' ', 'b'],
      5,
      'partial',
    ],
    ['nothing in any blank', blanks(two), [' ', ''], 0, 'unanswered'],
    ['a single text', blanks(two), 'FIFO', 0, 'wrong'],
  ])('QUES-3: %s', (_sentence, question, answer, earned, outcome) => {
    expect(gradeAnswer(question, answer)).toMatchObject({ earned, outcome });
  });
});

describe('numbers', () => {
  test.each<Row>([
    ['within the tolerance', numeric('3.14', '0.005'), '3.145', 10, 'right'],
    ['… on the other side, where binary fractions err', numeric('3.14', '0.005'), '3.135', 10, 'right'],
    ['just beyond', numeric('3.14', '0.005'), '3.1451', 0, 'wrong'],
    ['exactly', numeric('5', '0'), '5.0', 10, 'right'],
    ['a relative tolerance', numeric('-200', '0.01', true), '-198', 10, 'right'],
    ['… just beyond', numeric('-200', '0.01', true), '-197.9', 0, 'wrong'],
    ['full-width digits', numeric('12.5', '0'), '１２．５', 10, 'right'],
    ['thousands', numeric('12500', '0'), '12,500', 10, 'right'],
    ['an exponent', numeric('1000', '0'), '1e3', 10, 'right'],
    ['a minus that is no hyphen', numeric('-3', '0'), '−3', 10, 'right'],
    ['hexadecimal is no number', numeric('16', '0'), '0x10', 0, 'wrong'],
    ['zero is an answer', numeric('0', '0'), '0', 10, 'right'],
    ['a blank is none', numeric('0', '0'), '  ', 0, 'unanswered'],
    ['text', numeric('0', '5'), 'zero', 0, 'wrong'],
    [
      'the best of several',
      {
        ...asked,
        kind: 'numeric',
        unit: '',
        accepted: [
          { value: '3', tolerance: '0.2', isRelative: false, share: 50 },
          { value: '3.14', tolerance: '0.005', isRelative: false, share: 100 },
        ],
      },
      '3.14',
      10,
      'right',
    ],
  ])('QUES-4: %s', (_sentence, question, answer, earned, outcome) => {
    expect(gradeAnswer(question, answer)).toMatchObject({ earned, outcome });
  });
});

describe('all questions together', () => {
  const questions = [
    { ...single, id: 'one', points: 0.1 },
    { ...single, id: 'two', points: 0.2 },
    { ...truth, id: 'constructor', points: 1.5 },
  ];

  test('QUES-1: points are exact', () => {
    const graded = gradeAnswers(questions, { one: 'b', two: 'b' });
    expect(graded).toMatchObject({ earned: 0.3, points: 1.8 });
    expect(graded.results.map(({ outcome }) => outcome)).toEqual(['right', 'right', 'unanswered']);
  });

  test.each<
    [withdrawn: 'fullPoints' | 'leftOut' | undefined, answers: QuestionAnswers, earned: number, points: number]
  >([
    // the third question is worth 1.5, and is wrong, right, not answered
    [undefined, { one: 'b', constructor: true }, 0.1, 1.8],
    ['fullPoints', { one: 'b', constructor: true }, 1.6, 1.8],
    ['leftOut', { one: 'b', constructor: true }, 0.1, 0.3],
    [undefined, { one: 'b', constructor: false }, 1.6, 1.8],
    ['fullPoints', { one: 'b', constructor: false }, 1.6, 1.8],
    ['leftOut', { one: 'b', constructor: false }, 0.1, 0.3],
    ['fullPoints', {}, 1.5, 1.8],
    ['leftOut', {}, 0, 0.3],
  ])('QUES-12: a question is withdrawn: %s, %j', (withdrawn, answers, earned, points) => {
    const asked = questions.map((one) => (one.id === 'constructor' && withdrawn ? { ...one, withdrawn } : one));
    expect(gradeAnswers(asked, answers)).toMatchObject({ earned, points });
    expect(pointsOf(asked)).toBe(points);
    expect(casesOfQuestions({ questions: asked }).reduce((sum, { score }) => sum + score, 0)).toBe(points * 100);
  });

  test('QUES-7: what is right is told where it may be', () => {
    expect(gradeAnswers(questions, {}).results.map(({ solution }) => solution)).toEqual([null, null, null]);
    expect(gradeAnswers(questions, {}, true).results[0]!.solution).toEqual({ answers: [['b']], explanation: '' });
  });
});
