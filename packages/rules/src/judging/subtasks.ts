import type { CaseMode } from '@assay/contract/problems/problem.ts';
import type { CaseResult } from '@assay/contract/submissions/submission.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { oiStatus } from './aggregate.ts';

export interface Subtask {
  groupNum: number;
  status: number;
  score: number;
  ac: number;
  total: number;
  time: number | null;
  memory: number | null;
  subtaskDetailList: CaseResult[];
}

/**
 * Cases by group, as the accordion of a submission shows them; null for modes without subtasks. In both subtask modes
 * a case carries the points of its group, so the group has the least of them, or their rounded average.
 */
export function subtasksOf(mode: CaseMode, cases: CaseResult[]): Subtask[] | null {
  if (mode !== 'subtask_lowest' && mode !== 'subtask_average') return null;
  const groups = new Map<number, CaseResult[]>();
  for (const each of cases) groups.set(each.groupNum, [...(groups.get(each.groupNum) ?? []), each]);
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([groupNum, group]) => {
      const scores = group.map((each) => each.score ?? 0);
      const ac = group.filter((each) => each.status === VERDICT.accepted).length;
      return {
        groupNum,
        status: oiStatus(group.map((each) => each.status)),
        score:
          mode === 'subtask_lowest'
            ? Math.min(...scores)
            : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
        ac,
        total: group.length,
        time: largest(group.map((each) => each.time)),
        memory: largest(group.map((each) => each.memory)),
        subtaskDetailList: group,
      };
    });
}

function largest(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}
