import { DISCUSSION_STATUS, REVISIONS_MAX } from '@assay/contract/discussions/discussion.ts';
import type { Queryable } from '../../platform/db/database.ts';

/** A discussion however it stands, whoever may read it. */
export const findDiscussionNow = (db: Queryable, did: number) =>
  db
    .selectFrom('discussions')
    .select(['title', 'description', 'content', 'status', 'gid'])
    .where('id', '=', did)
    .executeTakeFirst();

/** What a discussion said before it was changed, the oldest first. */
export const listRevisions = (db: Queryable, did: number) =>
  db
    .selectFrom('discussion_revisions')
    .select(['title', 'content', 'gmt_create'])
    .where('discussion_id', '=', did)
    .orderBy('id')
    .limit(REVISIONS_MAX)
    .execute();

/** Keeps how a discussion stands, before it is changed. */
export const keepRevision = (tx: Queryable, did: number, now: Date) =>
  tx
    .insertInto('discussion_revisions')
    .columns(['discussion_id', 'title', 'description', 'content', 'gmt_create'])
    .expression((eb) =>
      eb
        .selectFrom('discussions')
        .select(['id', 'title', 'description', 'content', eb.val(now).as('gmt_create')])
        .where('id', '=', did),
    )
    .execute();

/** Deletes for good what was deleted before a moment. */
export const purgeDiscussions = (db: Queryable, before: Date) =>
  db
    .deleteFrom('discussions')
    .where('status', '=', DISCUSSION_STATUS.deleted)
    .where('deleted_at', '<', before)
    .execute();
