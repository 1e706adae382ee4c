import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, test } from 'vitest';
import { judgeTrial, type Trial } from './judge-trial.ts';

const { oi } = PROBLEM_TYPE;
const { accepted, wrongAnswer, timeLimit, runtimeError, partial, presentationError, systemError } = VERDICT;
const cases = (...statuses: number[]) => statuses.map((status, at) => ({ index: at + 1, status, timeMs: 1 }));

type Row = [sentence: string, trial: Partial<Trial>, outcome: string, type?: number, ratio?: number];
const ROWS: Row[] = [
  ['accepted as promised', {}, 'pass asExpected'],
  ['accepted although it must fail', { expected: ['wrongAnswer'] }, 'fail otherVerdict'],
  ['failing although it must be accepted', { status: wrongAnswer }, 'fail otherVerdict'],
  ['one of several promised', { expected: ['wrongAnswer', 'timeLimit'], status: timeLimit }, 'pass asExpected'],
  ['none of several promised', { expected: ['wrongAnswer', 'timeLimit'], status: runtimeError }, 'fail otherVerdict'],
  ['nothing promised', { expected: [], status: runtimeError }, 'pass nothingExpected'],
  ['not judged yet', { status: null }, 'waiting asExpected'],
  ['no language fits', { language: null, status: null }, 'warn noLanguage'],
  ['the judge failed', { status: systemError }, 'trouble judgeFailed'],
  ['badly formed for wrong', { expected: ['wrongAnswer'], status: presentationError }, 'warn presentationForWrong'],
  ['badly formed for accepted', { status: presentationError }, 'fail otherVerdict'],
  ['half of the limit', {}, 'pass asExpected', 0, 0.5],
  ['more than half of the limit', {}, 'warn slowForAccepted', 0, 0.51],
  ['a failing one may be slow', { expected: ['timeLimit'], status: timeLimit }, 'pass asExpected', 0, 1.2],
  [
    'points within',
    { points: { min: 30, max: 50 }, expected: ['partial'], status: partial, score: 50 },
    'pass asExpected',
    oi,
  ],
  [
    'points above',
    { points: { min: 30, max: 50 }, expected: ['partial'], status: partial, score: 51 },
    'fail scoreOutside',
    oi,
  ],
  [
    'points below, nothing else promised',
    { points: { min: 30, max: 50 }, expected: [], score: 29 },
    'fail scoreOutside',
    oi,
  ],
  [
    'points alone promised and got',
    { points: { min: 100, max: 100 }, expected: [], score: 100 },
    'pass asExpected',
    oi,
  ],
  ['points of a problem without any', { points: { min: 30, max: 50 } }, 'warn noScore'],
  [
    'some points, failing as promised',
    { expected: ['timeLimit'], status: partial, score: 40, cases: cases(accepted, timeLimit) },
    'pass asExpected',
    oi,
  ],
  [
    'some points, failing in another way',
    { expected: ['timeLimit'], status: partial, score: 40, cases: cases(accepted, wrongAnswer) },
    'fail otherVerdict',
    oi,
  ],
  [
    'some points, failing as promised only where a submission would not have run',
    {
      expected: ['timeLimit'],
      status: partial,
      score: 40,
      cases: [...cases(accepted, wrongAnswer), { index: 3, status: timeLimit, timeMs: 1, beyond: true }],
    },
    'fail otherVerdict',
    oi,
  ],
  [
    'some points are not enough for accepted',
    { expected: ['accepted'], status: partial, score: 40, cases: cases(accepted, timeLimit) },
    'fail otherVerdict',
    oi,
  ],
  [
    'a problem without points has no such leniency',
    { expected: ['timeLimit'], status: wrongAnswer, cases: cases(wrongAnswer, timeLimit) },
    'fail otherVerdict',
  ],
];

test.each(ROWS)('%s', (_sentence, change, wanted, type = PROBLEM_TYPE.acm, ratio = 0.1) => {
  const trial: Trial = {
    expected: ['accepted'],
    points: null,
    language: 'C',
    status: accepted,
    score: null,
    cases: [],
    ...change,
  };
  const { outcome, reason } = judgeTrial(type, trial, ratio, 2);
  expect(`${outcome} ${reason}`).toBe(wanted);
});
