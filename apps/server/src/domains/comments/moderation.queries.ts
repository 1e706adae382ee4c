import { COMMENT_STATUS } from '@assay/contract/comments/status.ts';
import type { Queryable } from '../../platform/db/database.ts';

const { shown, deleted, goneWithParent } = COMMENT_STATUS;

/** A comment or reply of a discussion that is shown. */
export const findCommentOf = (db: Queryable, did: number, id: number) =>
  db
    .selectFrom('comments')
    .select(['id', 'uid', 'content'])
    .where('id', '=', id)
    .where('owner_kind', '=', 'discussion')
    .where('owner_id', '=', did)
    .where('status', '=', shown)
    .executeTakeFirst();

/** A comment however it stands; in a transaction held until it ends. */
export const holdComment = (tx: Queryable, id: number) =>
  tx
    .selectFrom('comments')
    .select(['id', 'content', 'status', 'comment_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findCommentNow = (db: Queryable, id: number) =>
  db.selectFrom('comments').select(['content', 'status']).where('id', '=', id).executeTakeFirst();

/** Makes a comment what is given; what answers it goes and comes back with it. */
export async function setCommentStatus(tx: Queryable, id: number, status: number, now: Date): Promise<void> {
  const isShown = status === shown;
  await tx
    .updateTable('comments')
    .set({ status, moderated_at: isShown ? null : now })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('comments')
    .set({ status: isShown ? shown : goneWithParent })
    .where('comment_id', '=', id)
    .where('status', '=', isShown ? goneWithParent : shown)
    .execute();
}

/** Deletes for good what moderators deleted before a moment. */
export const purgeComments = (db: Queryable, before: Date) =>
  db.deleteFrom('comments').where('status', '=', deleted).where('moderated_at', '<', before).execute();
