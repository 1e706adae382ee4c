import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, test } from 'vitest';
import { answersCell, bestCell, cellOf, inHundredths, inPoints, pointsOf, totalOf } from './score.ts';

const at = (id: number, status: number, score: number | null = null) => ({ id, status, score });
const { accepted, wrongAnswer, partial, compileError, systemError, cancelled, judging } = VERDICT;

test.each([
  ['accepted: all', at(1, accepted, 7), 100, 2000, 2000],
  ['a share of a scored problem', at(1, partial, 30), 100, 2000, 600],
  ['rounded once to a hundredth', at(1, partial, 1), 3, 1000, 333],
  ['never more than all', at(1, partial, 500), 100, 2000, 2000],
  ['nothing without a score', at(1, wrongAnswer), 100, 2000, 0],
  ['nothing of a problem that is not scored', at(1, wrongAnswer, 50), null, 2000, 0],
] as const)('points: %s', (_, attempt, fullScore, points, expected) => {
  expect(pointsOf(attempt, fullScore, points)).toBe(expected);
});

test.each([
  ['WORK-8 the best', 'Highest', [at(1, partial, 60), at(2, partial, 30)], [partial, 6000]],
  ['WORK-8 the last', 'Recent', [at(1, partial, 60), at(2, partial, 30)], [partial, 3000]],
  ['the earliest of equal ones', 'Highest', [at(1, wrongAnswer, 0), at(2, partial, 0)], [wrongAnswer, 0]],
  ['WORK-8 what did not compile is no result', 'Recent', [at(1, partial, 60), at(2, compileError)], [partial, 6000]],
  [
    'nor what the judge failed at or was cancelled',
    'Recent',
    [at(1, partial, 60), at(2, systemError), at(3, cancelled)],
    [partial, 6000],
  ],
  ['nor what is judged still', 'Recent', [at(1, judging)], null],
  ['whatever order they come in', 'Recent', [at(2, accepted, 100), at(1, partial, 5)], [accepted, 10_000]],
  ['none', 'Highest', [], null],
] as const)('cell: %s', (_, scoreType, attempts, expected) => {
  expect(cellOf(attempts, { fullScore: 100, points: 10_000, scoreType })).toEqual(expected);
});

test.each([
  ['WORK-21 a share of the work’s points', { earned: 1.5, points: 10, outcomes: ['right', 'wrong'] }, [partial, 300]],
  ['all of them', { earned: 10, points: 10, outcomes: ['right', 'right'] }, [accepted, 2000]],
  ['none', { earned: 0, points: 10, outcomes: ['wrong', 'unanswered'] }, [wrongAnswer, 0]],
  ['no cell without an answer', { earned: 0, points: 10, outcomes: ['unanswered', 'unanswered'] }, null],
] as const)('answers: %s', (_, graded, expected) => {
  expect(answersCell(graded, 2000)).toEqual(expected);
});

test('WORK-8 of what was submitted and what was answered counts the better, or the answers as the last word', () => {
  expect(bestCell([partial, 500], [partial, 300], 'Highest')).toEqual([partial, 500]);
  expect(bestCell([partial, 500], [partial, 300], 'Recent')).toEqual([partial, 300]);
  expect(bestCell(null, [partial, 300], 'Recent')).toEqual([partial, 300]);
  expect(bestCell([partial, 500], null, 'Recent')).toEqual([partial, 500]);
});

test('sums are exact', () => {
  const cells = Array.from({ length: 10 }, () => [partial, inHundredths(0.1)] as const);
  expect(inPoints(totalOf(cells))).toBe(1);
});
