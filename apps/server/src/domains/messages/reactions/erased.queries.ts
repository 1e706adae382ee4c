import type { Queryable } from '../../../platform/db/database.ts';

/** What somebody was told, and how; what was written to others stays with them. */
export async function deleteOwnMessages(tx: Queryable, uid: number): Promise<void> {
  await tx.deleteFrom('messages').where('uid', '=', uid).execute();
  await tx.deleteFrom('notice_marks').where('uid', '=', uid).execute();
  await tx.deleteFrom('message_settings').where('uid', '=', uid).execute();
}
