import type { Subtask } from '@assay/contract/problems/problem.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { expect, it } from 'vitest';
import { rescore } from './rescore.ts';
import type { Scoring } from './scoring.ts';

const AC = VERDICT.accepted;
const WA = VERDICT.wrongAnswer;
const PA = VERDICT.partial;
const SKIP = VERDICT.cancelled;

type Given = Verdict | [Verdict, number];
const judgedOf = (statuses: Given[]) =>
  statuses.map((one, at) => ({
    index: at + 1,
    status: Array.isArray(one) ? one[0] : one,
    share: Array.isArray(one) ? one[1] : undefined,
    timeMs: 1,
    memoryKb: 1,
  }));
const plan = [30, 30, 70].map((score, at) => ({ index: at + 1, groupNum: at < 2 ? 1 : 2, score }));
const subtask = (num: number, rule: Subtask['rule'], score: number, dependsOn: number[] = []): Subtask => ({
  num,
  rule,
  score,
  dependsOn,
});
const scoringOf = (...subtasks: Subtask[]): Scoring => ({ type: 1, mode: 'subtasks', ioScore: 100, subtasks });
const SUM: Scoring = { type: 1, mode: 'default', ioScore: 130 };

it.each<[string, Scoring, Given[], [Verdict, number | null] | null, skipped: number[]]>([
  ['other points count', SUM, [AC, WA, AC], [PA, 100], []],
  ['a part of a case counts', SUM, [AC, [PA, 0.5], WA], [PA, 45], []],
  ['an unknown part asks for judging', SUM, [AC, PA, WA], null, []],
  ['the lowest now rules', scoringOf(subtask(1, 'min', 30), subtask(2, 'sum', 70)), [AC, WA, AC], [PA, 70], []],
  [
    'what would be skipped now is',
    scoringOf(subtask(1, 'min', 30), subtask(2, 'sum', 70, [1])),
    [WA, WA, AC],
    [WA, 0],
    [2, 3],
  ],
  [
    'a case that did not run asks for judging',
    scoringOf(subtask(1, 'sum', 60), subtask(2, 'sum', 70)),
    [WA, SKIP, AC],
    null,
    [],
  ],
  [
    'a case skipped then and now does not',
    scoringOf(subtask(1, 'min', 30), subtask(2, 'sum', 70)),
    [WA, SKIP, AC],
    [PA, 70],
    [2],
  ],
  ['a case that is missing asks for judging', SUM, [AC, AC], null, []],
  ['ACM has no score', { type: 0, mode: 'default', ioScore: 100 }, [AC, WA, AC], [WA, null], []],
  ['what ACM called wrong has points under OI, as far as it was right', SUM, [AC, [WA, 0.5], WA], [PA, 45], []],
])('%s', (_sentence, scoring, statuses, result, skipped) => {
  const got = rescore(scoring, plan, judgedOf(statuses));
  expect(got && [got.result.status, got.result.score]).toEqual(result);
  expect(got?.cases.filter((one) => one.skipped).map((one) => one.index) ?? []).toEqual(skipped);
});

it('calls a case under ACM wrong that was partly right under OI, and the other way round', () => {
  const statusOf = (scoring: Scoring, given: Given) =>
    rescore(scoring, plan, judgedOf([AC, given, AC]))?.cases[1]?.status;
  expect(statusOf({ type: 0, mode: 'default', ioScore: 100 }, [PA, 0.5])).toBe(WA);
  expect(statusOf(SUM, [WA, 0.5])).toBe(PA);
  expect(statusOf(SUM, WA)).toBe(WA);
});
