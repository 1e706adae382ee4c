import type { Queryable } from '../../platform/db/database.ts';

export async function deleteSubmissionRow(db: Queryable, submitId: number) {
  const row = await db
    .deleteFrom('submissions')
    .where('id', '=', submitId)
    .returning(['uid', 'pid', 'username', 'status', 'language', 'venue_kind', 'venue_id', 'group_id'])
    .executeTakeFirst();
  return row ?? null;
}
