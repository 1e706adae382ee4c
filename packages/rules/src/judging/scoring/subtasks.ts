import { type CaseMode, PROBLEM_TYPE, type Subtask } from '@assay/contract/problems/problem.ts';
import type { CaseResult, SubtaskResult } from '@assay/contract/submissions/submission.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { oiStatus } from './aggregate.ts';
import { groupsOf, isPassed, type PlannedCase, rulingSubtasks, subtaskScore } from './scoring.ts';

/**
 * Cases by subtask, as the accordion of a submission shows them; null for modes without subtasks. A subtask whose cases
 * are still to come stands as pending.
 * @param data what the submission was judged by
 */
export function subtasksOf(
  mode: CaseMode,
  cases: readonly CaseResult[],
  data: { cases: readonly PlannedCase[]; subtasks: readonly Subtask[] },
): SubtaskResult[] | null {
  const scoring = { type: PROBLEM_TYPE.oi, mode, ioScore: 0, subtasks: data.subtasks };
  const ruling = rulingSubtasks(scoring, data.cases);
  if (ruling.length === 0) return null;
  const planOf = new Map(data.cases.map((one) => [one.index, one]));
  const planned = groupsOf(data.cases);
  const groups = groupsOf(cases.map((result) => ({ groupNum: planOf.get(result.index)?.groupNum ?? 0, result })));
  const resultsOf = (num: number) => (groups.get(num) ?? []).map(({ result }) => result);
  const pairsOf = (num: number) =>
    resultsOf(num).map((result) => ({
      planned: planOf.get(result.index)!,
      judged: {
        index: result.index,
        status: result.status as Verdict,
        share: result.share,
        timeMs: result.time ?? 0,
        memoryKb: result.memory ?? 0,
      },
    }));
  const isDone = (num: number) => resultsOf(num).length === (planned.get(num)?.length ?? 0);
  const passed = new Map(ruling.map((one) => [one.num, isDone(one.num) && isPassed(one, pairsOf(one.num))]));
  return ruling.map((one) => {
    const results = resultsOf(one.num);
    const pairs = pairsOf(one.num);
    const statuses = pairs.map(({ judged }) => judged.status);
    const score = subtaskScore(one, pairs);
    const status = passed.get(one.num) ? VERDICT.accepted : oiStatus(statuses, score);
    return {
      groupNum: one.num,
      status: results.length === 0 ? VERDICT.pending : status,
      score,
      fullScore: one.score,
      rule: one.rule,
      dependsOn: one.dependsOn,
      notPassed: one.dependsOn.filter((num) => isDone(num) && !passed.get(num)),
      ac: statuses.filter((each) => each === VERDICT.accepted).length,
      total: planned.get(one.num)?.length ?? results.length,
      time: largest(results.map((each) => each.time)),
      memory: largest(results.map((each) => each.memory)),
      subtaskDetailList: results,
    };
  });
}

function largest(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** Subtasks as the problem's page tells them. */
export function toldSubtasks(
  mode: CaseMode,
  type: number,
  data: { cases: readonly PlannedCase[]; subtasks: readonly Subtask[] },
): (Subtask & { cases: number })[] {
  const counts = groupsOf(data.cases);
  return rulingSubtasks({ type, mode, ioScore: 0, subtasks: data.subtasks }, data.cases).map((one) => ({
    ...one,
    cases: counts.get(one.num)?.length ?? 0,
  }));
}
