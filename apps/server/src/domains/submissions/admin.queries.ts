import type { Queryable } from '../../platform/db/database.ts';

export async function deleteSubmissionRow(db: Queryable, submitId: number) {
  const row = await db
    .deleteFrom('submissions')
    .where('id', '=', submitId)
    .returning(['uid', 'pid', 'username', 'status', 'language', 'cid', 'timed_work_id', 'qsheet_id', 'gid'])
    .executeTakeFirst();
  return row ?? null;
}
