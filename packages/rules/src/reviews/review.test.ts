import { REVIEW_STATE } from '@assay/contract/reviews/review.ts';
import { expect, test } from 'vitest';
import { changesOf, refuseApplying, refuseDecision, refuseEnding, reviewKindOf } from './review.ts';

const { applying, passed, refused, withdrawn } = REVIEW_STATE;

test.each([
  ['for the first time', null, undefined, 'review.notWaiting'],
  ['while it waits', applying, 'review.applied', undefined],
  ['once it passed', passed, 'review.passed', 'review.notWaiting'],
  ['after it was refused', refused, undefined, 'review.notWaiting'],
  ['after it was withdrawn', withdrawn, undefined, 'review.notWaiting'],
] as const)('ADM-10 applying, and withdrawing or deciding: %s', (_sentence, last, apply, end) => {
  expect([refuseApplying(last, 'groupProblem')?.code, refuseEnding(last)?.code]).toEqual([apply, end]);
});

test('ADM-10 a tutorial is applied for anew with each text, also once it passed', () => {
  expect([refuseApplying(passed, 'tutorial'), refuseApplying(applying, 'tutorial')?.code]).toEqual([
    null,
    'review.applied',
  ]);
});

const SAME = { now: 3, seen: 3 };

test.each([
  ['it passes without a reason', applying, { state: passed, reason: '', version: SAME }, undefined],
  ['it is refused with a reason', applying, { state: refused, reason: 'Unclear', version: SAME }, undefined],
  ['but not without', applying, { state: refused, reason: ' \n', version: SAME }, 'review.reasonNeeded'],
  ['nor twice', refused, { state: passed, reason: '', version: SAME }, 'review.notWaiting'],
  [
    'what was saved since is not decided about',
    applying,
    { state: passed, reason: '', version: { now: 4, seen: 3 } },
    'review.changed',
  ],
  [
    'unless nobody says what was seen',
    applying,
    { state: passed, reason: '', version: { now: 4, seen: null } },
    undefined,
  ],
] as const)('ADM-10 deciding: %s', (_sentence, last, decision, code) => {
  expect(refuseDecision(last, decision)?.code).toBe(code);
});

test('ADM-10 what changed since a decision: other texts, new parts, and those that are gone, but not what is the same', () => {
  const before = [
    { part: 'title', text: 'A' },
    { part: 'limits', text: '1' },
    { part: 'checker', text: 'x' },
  ];
  const now = [
    { part: 'title', text: 'B' },
    { part: 'limits', text: '1' },
    { part: 'source', text: 'y' },
  ];
  expect(changesOf(before, now)).toEqual([
    { part: 'title', before: 'A', now: 'B' },
    { part: 'source', before: '', now: 'y' },
    { part: 'checker', before: 'x', now: '' },
  ]);
  expect(changesOf(now, now)).toEqual([]);
});

test('ADM-10 problems of groups and of people are applied for, those of the site are not', () => {
  expect((['group', 'person', 'site'] as const).map(reviewKindOf)).toEqual(['groupProblem', 'userProblem', null]);
});
