import { rubricPercent } from '@assay/rules/assignments/rubric.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { listGraded } from './rubrics.queries.ts';

/** What rubrics of some assignments give, per cent of the points of each problem. */
export const rubricPercents = async (db: Queryable, wanted: Parameters<typeof listGraded>[1]) =>
  (await listGraded(db, wanted)).map(({ start, bonus, points, ...at }) => ({
    ...at,
    percent: rubricPercent({ start, bonus }, points),
  }));

/** What a rubric gives one person at one problem; null where nobody graded by it. */
export async function rubricPercentOf(
  db: Queryable,
  { id, uid, pid }: { id: number; uid: number; pid: number },
): Promise<number | null> {
  const [own] = await rubricPercents(db, { ids: [id], uids: [uid], pid });
  return own?.percent ?? null;
}
