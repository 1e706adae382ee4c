import type { Queryable } from '../../../platform/db/database.ts';

/** How many tutorials each of some problems has that everybody finds, by id; those without any are absent. */
export async function countTutorials(
  db: Queryable,
  pids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  if (pids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tutorials')
    .select(['pid', (eb) => eb.fn.countAll<number>().as('count')])
    .where('pid', 'in', [...pids])
    .where('gmt_approved', 'is not', null)
    .where('gmt_deleted', 'is', null)
    .where((eb) => eb.or([eb('show_at', 'is', null), eb('show_at', '<=', now)]))
    .groupBy('pid')
    .$narrowType<{ pid: number }>()
    .execute();
  return new Map(rows.map(({ pid, count }) => [pid, count]));
}
