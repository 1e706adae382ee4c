import type { CaseMode, Subtask } from '@assay/contract/problems/problem.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { describe, expect, it } from 'vitest';
import { judgingOrder, skipsCase, subtaskOrder } from './case-order.ts';
import type { JudgedCase, PlannedCase } from './scoring.ts';

const AC = VERDICT.accepted;
const WA = VERDICT.wrongAnswer;
const PA = VERDICT.partial;
const SKIP = VERDICT.cancelled;

const planOf = (groups: number[], points: number): PlannedCase[] =>
  groups.map((groupNum, at) => ({ index: at + 1, groupNum, score: points }));
const results = (statuses: (Verdict | [Verdict, number])[]): JudgedCase[] =>
  statuses.map((one, at) => ({
    index: at + 1,
    status: Array.isArray(one) ? one[0] : one,
    share: Array.isArray(one) ? one[1] : undefined,
    timeMs: 10,
    memoryKb: 100,
  }));

describe('skipping', () => {
  it.each<[string, 0 | 1, CaseMode, groups: number[], done: (Verdict | [Verdict, number])[], boolean]>([
    ['default runs everything', 0, 'default', [1, 1], [WA], false],
    ['ergodic stops at the first failure', 0, 'ergodic_without_error', [1, 1, 1], [AC, WA], true],
    ['ergodic goes on while all is well', 0, 'ergodic_without_error', [1, 1], [AC], false],
    ['a failure skips the rest of its group', 1, 'subtask_lowest', [1, 1], [WA], true],
    ['a part of the points does not', 1, 'subtask_lowest', [1, 1], [[PA, 0.5]], false],
    ['a part that rounds to nothing does', 1, 'subtask_lowest', [1, 1], [[PA, 0.01]], true],
    ['another group is judged', 1, 'subtask_lowest', [1, 2], [WA], false],
    ['the average needs every case', 1, 'subtask_average', [1, 1], [WA], false],
  ])('%s', (_sentence, type, mode, groups, done, skips) => {
    const plan = planOf(groups, 10);
    expect(skipsCase({ type, mode, ioScore: 100 }, plan[done.length]!, plan, results(done))).toBe(skips);
  });
});

const subtask = (num: number, rule: Subtask['rule'], dependsOn: number[] = [], score = 10): Subtask => ({
  num,
  rule,
  dependsOn,
  score,
});

describe('skipping in subtasks with rules of their own', () => {
  it.each<[string, Subtask[], groups: number[], done: (Verdict | [Verdict, number])[], boolean]>([
    ['the lowest is known after a case without points', [subtask(1, 'min')], [1, 1], [WA], true],
    ['so is a product', [subtask(1, 'mul')], [1, 1], [WA], true],
    ['a sum needs every case', [subtask(1, 'sum')], [1, 1], [WA], false],
    ['so does the highest', [subtask(1, 'max')], [1, 1], [WA], false],
    ['so does the average', [subtask(1, 'average')], [1, 1], [WA], false],
    ['a failed dependency skips', [subtask(1, 'sum'), subtask(2, 'sum', [1])], [1, 2], [WA], true],
    [
      'one with part of its points has failed too',
      [subtask(1, 'min'), subtask(2, 'sum', [1])],
      [1, 2],
      [[PA, 0.9]],
      true,
    ],
    ['a passed one does not skip', [subtask(1, 'min'), subtask(2, 'sum', [1])], [1, 2], [AC], false],
    ['other subtasks are not touched', [subtask(1, 'min'), subtask(2, 'sum')], [1, 2], [WA], false],
    [
      'what depends on a skipped subtask is skipped',
      [subtask(1, 'sum'), subtask(2, 'sum', [1]), subtask(3, 'sum', [2])],
      [1, 2, 3],
      [WA, SKIP],
      true,
    ],
    ['the highest is passed by one case', [subtask(1, 'max'), subtask(2, 'sum', [1])], [1, 1, 2], [WA, AC], false],
    ['samples without points can be passed', [subtask(1, 'min', [], 0), subtask(2, 'sum', [1])], [1, 2], [AC], false],
    ['and failed', [subtask(1, 'min', [], 0), subtask(2, 'sum', [1])], [1, 2], [WA], true],
    ['a sum may reach its points early', [subtask(1, 'sum'), subtask(2, 'sum', [1])], [1, 1, 2], [AC, WA], false],
  ])('%s', (_sentence, subtasks, groups, done, skips) => {
    const points = (num: number) => subtasks.find((one) => one.num === num)!.score;
    const plan = planOf(groups, 10).map((one) => ({ ...one, score: points(one.groupNum) }));
    const scoring = { type: 1, mode: 'subtasks' as const, ioScore: 100, subtasks };
    expect(skipsCase(scoring, plan[done.length]!, plan, results(done))).toBe(skips);
  });
});

describe('order', () => {
  it.each<[string, Subtask[], number[]]>([
    ['by number', [subtask(2, 'sum'), subtask(1, 'sum')], [1, 2]],
    ['behind what it depends on', [subtask(1, 'sum', [3]), subtask(2, 'sum'), subtask(3, 'sum')], [2, 3, 1]],
    ['a circle ends all the same', [subtask(1, 'sum', [2]), subtask(2, 'sum', [1]), subtask(3, 'sum')], [3, 1, 2]],
  ])('%s', (_sentence, subtasks, nums) => {
    expect(subtaskOrder(subtasks).map((one) => one.num)).toEqual(nums);
  });

  it('cases follow their subtasks and keep their order within', () => {
    const plan = planOf([1, 2, 1, 2], 10);
    const subtasks = [subtask(1, 'sum', [2]), subtask(2, 'sum')];
    const order = judgingOrder({ type: 1, mode: 'subtasks', ioScore: 20, subtasks }, plan);
    expect(order.map((one) => one.index)).toEqual([2, 4, 1, 3]);
    expect(judgingOrder({ type: 1, mode: 'default', ioScore: 20, subtasks }, plan)).toEqual(plan);
  });
});
