import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import type { Subtask } from '@assay/contract/problems/problem.ts';
import type { Queryable } from '../../../platform/db/database.ts';

/** Cases and subtasks of a data version; empty where there is none. */
export async function findScoredData(
  db: Queryable,
  dataVersion: number | null,
): Promise<{ cases: JudgeCase[]; subtasks: Subtask[] }> {
  if (dataVersion === null) return { cases: [], subtasks: [] };
  const row = await db
    .selectFrom('problem_data')
    .select(['cases', 'subtasks'])
    .where('id', '=', dataVersion)
    .executeTakeFirst();
  return { cases: (row?.cases ?? []) as JudgeCase[], subtasks: (row?.subtasks ?? []) as Subtask[] };
}
