import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import type { Queryable } from '../../../platform/db/database.ts';

/** The cases of a data version; none when there is none. */
export async function findCases(db: Queryable, dataVersion: number | null): Promise<JudgeCase[]> {
  if (dataVersion === null) return [];
  const row = await db.selectFrom('problem_data').select('cases').where('id', '=', dataVersion).executeTakeFirst();
  return (row?.cases ?? []) as JudgeCase[];
}
