import type { Queryable } from '../../platform/db/database.ts';

/** Whether a problem belongs to a contest that has not ended. */
export async function isInOpenContest(db: Queryable, pid: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('contest_problems as cp')
    .innerJoin('contests as c', 'c.id', 'cp.cid')
    .select('cp.id')
    .where('cp.pid', '=', pid)
    .where('c.end_time', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
