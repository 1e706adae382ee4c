import type { Subtask } from '@assay/contract/problems/problem.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { describe, expect, it } from 'vitest';
import { aggregate } from './aggregate.ts';
import { isPassed, rulingSubtasks, type Scoring, statusUnder } from './scoring.ts';

const AC = VERDICT.accepted;
const WA = VERDICT.wrongAnswer;
const PA = VERDICT.partial;
const SKIP = VERDICT.cancelled;
const NO_LIMITS = () => ({ timeMs: 1000, memoryMb: 64 });

type Given = Verdict | [Verdict, number];
const judgedOf = (statuses: Given[]) =>
  statuses.map((one, at) => ({
    index: at + 1,
    status: Array.isArray(one) ? one[0] : one,
    share: Array.isArray(one) ? one[1] : undefined,
    timeMs: 1,
    memoryKb: 1,
  }));

describe('what a problem calls a case (JUDGE-2)', () => {
  it.each<[string, type: number, Verdict, Verdict]>([
    ['ACM: a case that is partly right is wrong', 0, PA, WA],
    ['ACM: any other stays what it is', 0, AC, AC],
    ['ACM: a skipped one, too', 0, SKIP, SKIP],
    ['OI: a case may be partly right', 1, PA, PA],
  ])('%s', (_sentence, type, status, called) => {
    expect(statusUnder(type, status)).toBe(called);
  });
});

describe('points of a subtask of 30', () => {
  it.each<[string, Subtask['rule'], points: number[], Given[], score: number, passed: boolean]>([
    ['sum: what the cases earned', 'sum', [10, 20], [AC, WA], 10, false],
    ['sum: parts of cases count', 'sum', [10, 20], [AC, [PA, 0.55]], 21, false],
    ['sum: never more than the subtask has', 'sum', [30, 30], [AC, AC], 30, true],
    ['sum: enough cases pass it', 'sum', [30, 30], [AC, WA], 30, true],
    ['lowest: all cases right', 'min', [30, 30], [AC, AC], 30, true],
    ['lowest: the least share', 'min', [30, 30], [AC, [PA, 0.5]], 15, false],
    ['lowest: one failed case takes all', 'min', [30, 30], [AC, WA], 0, false],
    ['highest: the largest share', 'max', [30, 30], [[PA, 0.5], WA], 15, false],
    ['highest: one right case gives all', 'max', [30, 30], [WA, AC], 30, true],
    ['average: rounded', 'average', [30, 30, 30], [AC, AC, WA], 20, false],
    ['average: shares count', 'average', [30, 30], [AC, [PA, 0.5]], 23, false],
    [
      'product: of the shares',
      'mul',
      [30, 30],
      [
        [PA, 0.5],
        [PA, 0.5],
      ],
      7,
      false,
    ],
    ['product: of nothing is nothing', 'mul', [30, 30], [AC, WA], 0, false],
    ['product: all cases right', 'mul', [30, 30], [AC, AC], 30, true],
    ['a skipped subtask has nothing', 'min', [30, 30], [SKIP, SKIP], 0, false],
  ])('%s', (_sentence, rule, points, statuses, score, passed) => {
    const subtask: Subtask = { num: 1, score: 30, rule, dependsOn: [] };
    const plan = points.map((each, at) => ({ index: at + 1, groupNum: 1, score: each }));
    const judged = judgedOf(statuses);
    const scoring: Scoring = { type: 1, mode: 'subtasks', ioScore: 100, subtasks: [subtask] };
    const got = aggregate(scoring, plan, judged, NO_LIMITS);
    expect([got.score, got.subtasks]).toEqual([score, [{ groupNum: 1, score, status: got.status }]]);
    expect(
      isPassed(
        subtask,
        plan.map((planned, at) => ({ planned, judged: judged[at]! })),
      ),
    ).toBe(passed);
    expect(got.status === AC).toBe(passed);
  });
});

describe('a submission with subtasks', () => {
  const subtasks: Subtask[] = [
    { num: 1, score: 0, rule: 'min', dependsOn: [] },
    { num: 2, score: 40, rule: 'min', dependsOn: [1] },
    { num: 3, score: 60, rule: 'sum', dependsOn: [2] },
  ];
  const scoring: Scoring = { type: 1, mode: 'subtasks', ioScore: 100, subtasks };
  const plan = [
    { index: 1, groupNum: 1, score: 0 },
    { index: 2, groupNum: 2, score: 40 },
    { index: 3, groupNum: 3, score: 30 },
    { index: 4, groupNum: 3, score: 30 },
  ];
  it.each<[string, Given[], Verdict, number, Verdict[]]>([
    ['all of it', [AC, AC, AC, AC], AC, 100, [AC, AC, AC]],
    ['part of the last', [AC, AC, AC, WA], PA, 70, [AC, AC, PA]],
    ['a skipped subtask shows as skipped and has no points', [AC, WA, SKIP, SKIP], WA, 0, [AC, WA, SKIP]],
    ['nothing at all is the first failure', [WA, SKIP, SKIP, SKIP], WA, 0, [WA, SKIP, SKIP]],
  ])('%s', (_sentence, statuses, status, score, each) => {
    const got = aggregate(scoring, plan, judgedOf(statuses), NO_LIMITS);
    expect([got.status, got.score, got.subtasks.map((one) => one.status)]).toEqual([status, score, each]);
  });

  it('is accepted when every subtask is passed, though a case of the highest failed', () => {
    const lenient: Scoring = { ...scoring, subtasks: [{ num: 1, score: 100, rule: 'max', dependsOn: [] }] };
    const cases = [1, 2].map((index) => ({ index, groupNum: 1, score: 100 }));
    expect(aggregate(lenient, cases, judgedOf([WA, AC]), NO_LIMITS)).toMatchObject({ status: AC, score: 100 });
  });
});

describe('the case modes of the specification as subtasks', () => {
  const plan = [2, 1, 1].map((groupNum, at) => ({ index: at + 1, groupNum, score: 10 * (at + 1) }));
  it.each([
    ['default has none', 'default', []],
    ['stop on error has none', 'ergodic_without_error', []],
    [
      'lowest',
      'subtask_lowest',
      [
        [1, 'min', 20],
        [2, 'min', 10],
      ],
    ],
    [
      'average',
      'subtask_average',
      [
        [1, 'average', 25],
        [2, 'average', 10],
      ],
    ],
  ] as const)('%s', (_sentence, mode, expected) => {
    const got = rulingSubtasks({ type: 1, mode, ioScore: 100 }, plan);
    expect(got.map((one) => [one.num, one.rule, one.score])).toEqual(expected);
  });
});
