import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** Submissions of a problem that are final, oldest first; they stay locked until the transaction ends. */
export async function lockFinalSubmissions(
  tx: Queryable,
  pid: number,
  venue: { cid?: number; timedWorkId?: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom('submissions')
    .select('id')
    .where('pid', '=', pid)
    .where('status', 'not in', [5, 6, 7, 9])
    .$if(venue.cid !== undefined, (query) => query.where('cid', '=', venue.cid!))
    .$if(venue.timedWorkId !== undefined, (query) => query.where('timed_work_id', '=', venue.timedWorkId!))
    .orderBy('id')
    .forNoKeyUpdate()
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
