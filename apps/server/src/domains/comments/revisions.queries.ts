import { REVISIONS_MAX } from '@assay/contract/comments/comments.ts';
import type { Mention } from '@assay/contract/comments/mentions.ts';
import { COMMENT_STATUS } from '@assay/contract/comments/status.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { mentionsColumn } from './comments.queries.ts';

/** What comments said before they were changed, the oldest first. */
export const listRevisions = (db: Queryable, id: number) =>
  db
    .selectFrom('comment_revisions')
    .select(['content', 'gmt_create'])
    .where('comment_id', '=', id)
    .orderBy('id')
    .limit(REVISIONS_MAX)
    .execute();

/** A comment that is shown, held until the transaction ends, and how often it was changed. */
export async function holdShown(tx: Queryable, id: number) {
  const row = await tx
    .selectFrom('comments')
    .select('content')
    .where('id', '=', id)
    .where('status', '=', COMMENT_STATUS.shown)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { count } = await tx
    .selectFrom('comment_revisions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('comment_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, revisions: count };
}

interface Change {
  before: string;
  content: string;
  mentions: readonly Mention[];
  now: Date;
}

/** Changes a comment, and keeps what it said. */
export async function changeComment(tx: Queryable, id: number, { before, content, mentions, now }: Change) {
  await tx.insertInto('comment_revisions').values({ comment_id: id, content: before, gmt_create: now }).execute();
  await tx
    .updateTable('comments')
    .set({ content, mentions: mentionsColumn(mentions), edited_at: now })
    .where('id', '=', id)
    .execute();
}
