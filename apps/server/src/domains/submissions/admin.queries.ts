import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** Submissions of a problem that are final, oldest first. */
export async function findFinalSubmissions(db: Queryable, pid: number): Promise<number[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('pid', '=', pid)
    .where('status', 'not in', [5, 6, 7, 9])
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Shows submissions as waiting; their judgements stay until new ones take their place. */
export async function markWaiting(db: Queryable, ids: number[]): Promise<void> {
  await sql`update submissions set status = 5 where id = any(${ids}::bigint[])`.execute(db);
}

export async function problemExists(db: Queryable, pid: number): Promise<boolean> {
  return (await db.selectFrom('problems').select('id').where('id', '=', pid).executeTakeFirst()) !== undefined;
}

export async function deleteSubmissionRow(db: Queryable, submitId: number) {
  const row = await db
    .deleteFrom('submissions')
    .where('id', '=', submitId)
    .returning(['uid', 'pid', 'username', 'status', 'language', 'cid', 'timed_work_id', 'qsheet_id', 'gid'])
    .executeTakeFirst();
  return row ?? null;
}
