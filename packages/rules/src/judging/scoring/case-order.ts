import type { Subtask } from '@assay/contract/problems/problem.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import {
  caseScore,
  isPassed,
  type JudgedCase,
  type PlannedCase,
  rulingMode,
  rulingSubtasks,
  type Scoring,
  shareOf,
} from './scoring.ts';

/** What a case says that did not run; its status is "cancelled". */
export const SKIPPED_MESSAGE = 'Cancelled: Skipped Judging';

/** Subtasks, each behind all those it depends on, else by number. Those of a circle come last, in any order. */
export function subtaskOrder(subtasks: readonly Subtask[]): Subtask[] {
  const left = [...subtasks].sort((a, b) => a.num - b.num);
  const ordered: Subtask[] = [];
  const done = new Set<number>();
  while (left.length > 0) {
    const at = left.findIndex((one) => one.dependsOn.every((num) => done.has(num)));
    const [next] = left.splice(Math.max(at, 0), 1);
    ordered.push(next!);
    done.add(next!.num);
  }
  return ordered;
}

/** Cases in the order in which they are judged: a subtask behind those it depends on, else as they stand. */
export function judgingOrder<C extends PlannedCase>(scoring: Scoring, plan: readonly C[]): C[] {
  if (rulingMode(scoring) !== 'subtasks') return [...plan];
  const places = new Map(subtaskOrder(scoring.subtasks ?? []).map(({ num }, at) => [num, at]));
  const place = (one: C) => places.get(one.groupNum) ?? places.size;
  return [...plan].sort((a, b) => place(a) - place(b));
}

/**
 * Whether a case need not run because of those before it: after the first failure in `ergodic_without_error`
 * (JUDGE-31); in a subtask by the lowest or the product, after a case of it without points; in a subtask that
 * depends on one that was not passed.
 * @param done results of the cases before it in `judgingOrder`
 */
export function skipsCase(
  scoring: Scoring,
  next: PlannedCase,
  plan: readonly PlannedCase[],
  done: readonly JudgedCase[],
): boolean {
  const mode = rulingMode(scoring);
  if (mode === 'default') return false;
  if (mode === 'ergodic_without_error') return done.some((one) => one.status !== VERDICT.accepted);
  if (mode === 'subtask_average') return false;
  const subtasks = rulingSubtasks(scoring, plan);
  const own = subtasks.find((one) => one.num === next.groupNum);
  if (!own) return false;
  const planOf = new Map(plan.map((one) => [one.index, one]));
  const resultsOf = (num: number) =>
    done.flatMap((judged) => {
      const planned = planOf.get(judged.index);
      return planned?.groupNum === num ? [{ planned, judged }] : [];
    });
  const earnedNothing = (planned: PlannedCase, judged: JudgedCase) =>
    planned.score > 0 ? caseScore(planned, judged) === 0 : shareOf(judged) === 0;
  if (own.rule === 'min' || own.rule === 'mul') {
    if (resultsOf(own.num).some(({ planned, judged }) => earnedNothing(planned, judged))) return true;
  }
  return own.dependsOn.some((num) => {
    const needed = subtasks.find((one) => one.num === num);
    return needed !== undefined && !isPassed(needed, resultsOf(num));
  });
}
