import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import type { Question, QuestionKind } from '@assay/contract/questions/question.ts';
import { describe, expect, it } from 'vitest';
import { blankForm, type ProblemForm } from '../form/problem-form.ts';
import { acceptedText, newBlank, questionOfKind, withAccepted, withJudgeMode } from './question-form.ts';

const OPTIONS = [
  { id: 'a', text: 'one', isPinned: false, weight: 0 },
  { id: 'b', text: 'two', isPinned: true, weight: 0 },
];
const asked = { id: 'q', text: 'Which?', points: 3, explanation: 'Because.' };
const SINGLE: Question = { ...asked, kind: 'single', options: OPTIONS, right: 'b' };
const MULTIPLE: Question = { ...asked, kind: 'multiple', options: OPTIONS, right: ['a', 'b'], scoring: 'half' };

describe('a question of another kind', () => {
  it.each<[QuestionKind, Question, Partial<Question>]>([
    ['multiple', SINGLE, { options: OPTIONS, right: ['b'] }],
    ['multiple', { ...SINGLE, right: '' }, { right: [] }],
    ['single', MULTIPLE, { options: OPTIONS, right: 'a' }],
    ['single', { ...MULTIPLE, right: [] }, { right: '' }],
    ['trueFalse', SINGLE, { right: true }],
    ['numeric', SINGLE, { unit: '' }],
    ['blanks', MULTIPLE, { isAnyOrder: false }],
  ])('%s keeps what is asked, and what fits', (kind, from, kept) => {
    expect(questionOfKind(kind, from)).toMatchObject({ ...asked, kind, ...kept });
  });

  it('has four empty options where there were none, each with an id of its own', () => {
    const { options } = questionOfKind('single', questionOfKind('trueFalse')) as Extract<Question, { kind: 'single' }>;
    expect(options.map(({ text }) => text)).toEqual(['', '', '', '']);
    expect(new Set(options.map(({ id }) => id)).size).toBe(4);
  });
});

it('an accepted text keeps what it was worth while others are typed around it', () => {
  const blank = { ...newBlank(), accepted: [{ text: 'stack', share: 50 }] };
  const typed = withAccepted(blank, 'queue\nstack\n');
  expect(typed.accepted).toEqual([
    { text: 'queue', share: 100 },
    { text: 'stack', share: 50 },
    { text: '', share: 100 },
  ]);
  expect(acceptedText(typed)).toBe('queue\nstack\n');
});

describe('another judge mode', () => {
  const form = (given: Partial<ProblemForm['cases']>): ProblemForm => {
    const blank = blankForm(['C'], 1);
    return { ...blank, type: PROBLEM_TYPE.acm, judgeCaseMode: 'subtasks', cases: { ...blank.cases, ...given } };
  };
  const stored = { rows: [], texts: null } as unknown as ProblemForm['cases']['stored'];

  it('asks questions, whose points are added up', () => {
    expect(withJudgeMode(form({ from: 'upload' }), 'objective')).toMatchObject({
      judgeMode: 'objective',
      type: PROBLEM_TYPE.oi,
      judgeCaseMode: 'default',
      cases: { from: 'questions' },
    });
  });
  it.each([
    ['those that are stored', { from: 'questions' as const, stored }, 'keep'],
    ['none, so they are uploaded', { from: 'questions' as const, stored: null }, 'upload'],
    ['those that were being typed', { from: 'manual' as const, stored }, 'manual'],
  ])('has cases again: %s', (_what, cases, from) => {
    expect(withJudgeMode(form(cases), 'default').cases.from).toBe(from);
  });
});
