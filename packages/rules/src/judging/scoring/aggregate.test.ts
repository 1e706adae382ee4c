import type { CaseMode } from '@assay/contract/problems/problem.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { describe, expect, it } from 'vitest';
import { aggregate } from './aggregate.ts';
import { oiRankScore } from './oi-rank-score.ts';
import type { JudgedCase, PlannedCase } from './scoring.ts';

const AC = VERDICT.accepted;
const WA = VERDICT.wrongAnswer;
const TLE = VERDICT.timeLimit;
const PA = VERDICT.partial;
const SKIP = VERDICT.cancelled;
const LIMITS = () => ({ timeMs: 1000, memoryMb: 64 });

const planOf = (groups: number[], points: number): PlannedCase[] =>
  groups.map((groupNum, at) => ({ index: at + 1, groupNum, score: points }));
const results = (statuses: (Verdict | [Verdict, number])[]): JudgedCase[] =>
  statuses.map((one, at) => ({
    index: at + 1,
    status: Array.isArray(one) ? one[0] : one,
    share: Array.isArray(one) ? one[1] : undefined,
    timeMs: 10 * (at + 1),
    memoryKb: 100,
  }));

type Row = [
  string,
  type: 0 | 1,
  CaseMode,
  groups: number[],
  statuses: (Verdict | [Verdict, number])[],
  status: Verdict,
  score: number | null,
];

describe('aggregate', () => {
  it.each<Row>([
    ['ACM: accepted when all cases are', 0, 'default', [1, 1], [AC, AC], AC, null],
    ['ACM: else the first failing case', 0, 'default', [1, 1, 1], [AC, TLE, WA], TLE, null],
    [
      'ACM: cases skipped after a failure do not change it',
      0,
      'ergodic_without_error',
      [1, 1, 1],
      [AC, WA, SKIP],
      WA,
      null,
    ],
    ['ACM knows no partial success', 0, 'default', [1], [[PA, 0.5]], WA, null],
    ['ACM: no cases is no verdict', 0, 'default', [], [], VERDICT.systemError, null],
    ['OI: all correct', 1, 'default', [1, 1], [AC, AC], AC, 20],
    ['OI: the sum of the cases', 1, 'default', [1, 1, 1], [AC, WA, AC], PA, 20],
    ['OI: all failing is the first failure', 1, 'default', [1, 1], [TLE, WA], TLE, 0],
    ['OI: nothing is partly right without points', 1, 'subtask_lowest', [1, 1, 1], [AC, TLE, WA], TLE, 0],
    ['OI: part of a case, rounded down', 1, 'default', [1], [[PA, 0.37]], PA, 3],
    ['OI: a part beyond the whole is the whole', 1, 'default', [1], [[PA, 1.7]], PA, 10],
    ['OI: lowest of each group', 1, 'subtask_lowest', [1, 1, 2, 2], [AC, [PA, 0.5], AC, AC], PA, 15],
    ['OI: a group with a failed case has nothing', 1, 'subtask_lowest', [1, 1, 2], [WA, SKIP, AC], PA, 10],
    ['OI: average of each group, rounded', 1, 'subtask_average', [1, 1, 1, 2], [AC, AC, WA, AC], PA, 17],
    ['OI ignores a mode of ACM', 1, 'ergodic_without_error', [1, 1], [AC, WA], PA, 10],
    ['ACM ignores a mode of OI', 0, 'subtask_lowest', [1, 1], [WA, AC], WA, null],
  ])('%s', (_sentence, type, mode, groups, statuses, status, score) => {
    const got = aggregate({ type, mode, ioScore: 1000 }, planOf(groups, 10), results(statuses), LIMITS);
    expect([got.status, got.score]).toEqual([status, score]);
  });

  it('caps the score at that of the problem', () => {
    expect(
      aggregate({ type: 1, mode: 'default', ioScore: 15 }, planOf([1, 1], 10), results([AC, AC]), LIMITS).score,
    ).toBe(15);
  });

  it('reports the largest time and memory, at most the limits', () => {
    const judged: JudgedCase[] = [
      { index: 1, status: AC, timeMs: 40, memoryKb: 70_000 },
      { index: 2, status: TLE, timeMs: 1200, memoryKb: 500 },
    ];
    const got = aggregate({ type: 0, mode: 'default', ioScore: 100 }, planOf([1, 1], 0), judged, LIMITS);
    expect([got.timeMs, got.memoryKb]).toEqual([1000, 65_536]);
  });

  it('0.29 of 100 points are 29, whatever the machine makes of the product', () => {
    const got = aggregate({ type: 1, mode: 'default', ioScore: 100 }, planOf([1], 100), results([[PA, 0.29]]), LIMITS);
    expect(got.score).toBe(29);
  });

  it('measures a case by its own limits', () => {
    const judged: JudgedCase[] = [
      { index: 1, status: AC, timeMs: 2600, memoryKb: 100 },
      { index: 2, status: TLE, timeMs: 1200, memoryKb: 900 },
    ];
    const plan = planOf([1, 1], 0);
    const own = (one: PlannedCase) => (one.index === 1 ? { timeMs: 3000, memoryMb: 1 } : { timeMs: 1000, memoryMb: 1 });
    const got = aggregate({ type: 0, mode: 'default', ioScore: 100 }, plan, judged, own);
    expect([got.timeMs, got.memoryKb]).toEqual([2600, 900]);
  });

  it('gives status and points of each subtask and case', () => {
    const got = aggregate(
      { type: 1, mode: 'subtask_lowest', ioScore: 100 },
      planOf([1, 1, 2], 30),
      results([AC, AC, WA]),
      LIMITS,
    );
    expect(got.subtasks).toEqual([
      { groupNum: 1, status: AC, score: 30 },
      { groupNum: 2, status: WA, score: 0 },
    ]);
    expect([...got.caseScores]).toEqual([
      [1, 30],
      [2, 30],
      [3, 0],
    ]);
  });
});

it.each([
  ['all of it', 100, 100, 2, 14],
  ['the difficulty in proportion', 50, 100, 2, 7],
  ['nothing', 0, 100, 2, 0],
  ['a problem without points', 0, 0, 2, 0],
])('OI rank score: %s', (_sentence, score, ioScore, difficulty, points) => {
  expect(oiRankScore(score, ioScore, difficulty)).toBe(points);
});
