import { type CaseMode, PROBLEM_TYPE, type Subtask } from '@assay/contract/problems/problem.ts';

/** What an ACM problem counts, whose cases have no points. */
const WHOLE = 100;

/**
 * The highest score of a problem: the sum of its cases; in the subtask modes the sum over the groups of the lowest, or the
 * rounded average, of the scores in the group (JUDGE-32); with subtasks of its own the sum of their points.
 */
export function ioScore(
  type: number,
  mode: CaseMode,
  cases: readonly { score: number; groupNum: number }[],
  subtasks: readonly Pick<Subtask, 'score'>[],
): number {
  if (type !== PROBLEM_TYPE.oi) return WHOLE;
  if (mode === 'subtasks') return sum(subtasks.map((one) => one.score));
  if (mode !== 'subtask_lowest' && mode !== 'subtask_average') return sum(cases.map((one) => one.score));
  const groups = new Map<number, number[]>();
  for (const { groupNum, score } of cases) groups.set(groupNum, [...(groups.get(groupNum) ?? []), score]);
  return sum(
    [...groups.values()].map((scores) =>
      mode === 'subtask_lowest' ? Math.min(...scores) : Math.round(sum(scores) / scores.length),
    ),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
