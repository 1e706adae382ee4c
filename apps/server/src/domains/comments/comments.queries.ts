import type { CommentOwner, CommentOwnerKind } from '@assay/contract/comments/owner.ts';
import type { Paging } from '@assay/contract/page.ts';
import { ROLE } from '@assay/contract/roles.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';

/** Whose comments are seen: everybody's, or only own ones and those of super admins and of others who run the owner. */
export interface CommentVisibility {
  uid: number;
  /** Who runs the owner besides super admins. */
  staff: readonly number[];
  all: boolean;
  /** Those of others that were written later are not known yet; null: all are. */
  until: Date | null;
}

type Joined = DB & { c: DB['comments']; u: DB['users'] };

const seen =
  ({ uid, staff, all, until }: CommentVisibility) =>
  (eb: ExpressionBuilder<Joined, 'c' | 'u'>) => {
    if (all) return eb.lit(true);
    const ofStaff = eb.or([eb('u.role', '=', ROLE.root), ...(staff.length > 0 ? [eb('c.uid', 'in', staff)] : [])]);
    return eb.or([eb('c.uid', '=', uid), until ? eb.and([ofStaff, eb('c.gmt_create', '<=', until)]) : ofStaff]);
  };

const COLUMNS = [
  'c.id',
  'c.comment_id',
  'c.uid',
  'c.to_uid',
  'c.content',
  'c.gmt_create',
  'u.username',
  'u.avatar',
  'u.role',
  'u.title_name',
  'u.title_color',
] as const;

const comments = (db: Queryable, { kind, id }: CommentOwner) =>
  db
    .selectFrom('comments as c')
    .innerJoin('users as u', 'u.uid', 'c.uid')
    .where('c.owner_kind', '=', kind)
    .where('c.owner_id', '=', id);

/** What a comment or reply belongs to; null when there is no such comment. */
export async function findCommentOwner(db: Queryable, id: number): Promise<CommentOwner | null> {
  const row = await db
    .selectFrom('comments')
    .select(['owner_kind', 'owner_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { kind: row.owner_kind as CommentOwnerKind, id: row.owner_id } : null;
}

/** A page of comments, liked ones first, then the newest (DISC-3). */
export async function listComments(
  db: Queryable,
  owner: CommentOwner,
  visibility: CommentVisibility,
  { currentPage, limit }: Paging,
) {
  const visible = comments(db, owner).where(seen(visibility));
  const [counts, rows] = await Promise.all([
    visible
      .select((eb) => [
        eb.fn.countAll<number>().as('with_replies'),
        eb.fn.countAll<number>().filterWhere('c.comment_id', 'is', null).as('total'),
      ])
      .executeTakeFirstOrThrow(),
    visible
      .where('c.comment_id', 'is', null)
      .select(COLUMNS)
      .select((eb) =>
        eb
          .selectFrom('comment_likes as l')
          .whereRef('l.comment_id', '=', 'c.id')
          .select((of) => of.fn.countAll<number>().as('n'))
          .as('likes'),
      )
      .orderBy('likes', 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit)
      .offset(offsetOf({ currentPage, limit }))
      .execute(),
  ]);
  return { rows, total: counts.total, withReplies: counts.with_replies };
}

/** Replies to comments, newest first; at most `most` of each, with how many there are. */
export async function listReplies(
  db: Queryable,
  owner: CommentOwner,
  visibility: CommentVisibility,
  ids: number[],
  most: number,
) {
  if (ids.length === 0) return [];
  return db
    .selectFrom(
      comments(db, owner)
        .where(seen(visibility))
        .where('c.comment_id', 'in', ids)
        .leftJoin('users as t', 't.uid', 'c.to_uid')
        .select(COLUMNS)
        .select('t.username as to_name')
        .select([
          sql<number>`row_number() over (partition by c.comment_id order by c.id desc)`.as('nth'),
          sql<number>`count(*) over (partition by c.comment_id)`.as('replies'),
        ])
        .as('r'),
    )
    .selectAll()
    .where('nth', '<=', most)
    .orderBy('id', 'desc')
    .execute();
}

/** One comment or reply as far as it is seen. */
export const findComment = (db: Queryable, owner: CommentOwner, visibility: CommentVisibility, id: number) =>
  comments(db, owner).where(seen(visibility)).where('c.id', '=', id).select(COLUMNS).executeTakeFirst();

interface NewComment {
  uid: number;
  content: string;
  gmt_create: Date;
}

export async function insertComment(db: Queryable, { kind, id: ownerId }: CommentOwner, values: NewComment) {
  const { id } = await db
    .insertInto('comments')
    .values({ owner_kind: kind, owner_id: ownerId, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the new reply; null when the comment was deleted meanwhile */
export async function insertReply(
  db: Queryable,
  { commentId, toUid }: { commentId: number; toUid: number },
  { uid, content, gmt_create }: NewComment,
): Promise<number | null> {
  const row = await db
    .insertInto('comments')
    .columns(['owner_kind', 'owner_id', 'comment_id', 'to_uid', 'uid', 'content', 'gmt_create'])
    .expression((eb) =>
      eb
        .selectFrom('comments as c')
        .select(['c.owner_kind', 'c.owner_id', 'c.id'])
        .select([
          sql<number>`${toUid}::bigint`.as('to_uid'),
          sql<number>`${uid}::bigint`.as('uid'),
          sql<string>`${content}::text`.as('content'),
          sql<Date>`${gmt_create}::timestamptz`.as('gmt_create'),
        ])
        .where('c.id', '=', commentId)
        .forKeyShare(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const deleteCommentRow = (db: Queryable, id: number) => db.deleteFrom('comments').where('id', '=', id).execute();

export async function listLiked(db: Queryable, uid: number, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('comment_likes')
    .select('comment_id')
    .where('uid', '=', uid)
    .where('comment_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.comment_id));
}

/**
 * Likes or no longer likes; asked for twice, or by two requests at once, it counts once.
 * @returns how many like it now; 0 when it was deleted meanwhile
 */
export async function setLike(db: Queryable, uid: number, commentId: number, like: boolean): Promise<number> {
  if (like) {
    await db
      .insertInto('comment_likes')
      .columns(['comment_id', 'uid'])
      .expression((eb) =>
        eb
          .selectFrom('comments as c')
          .select(['c.id', sql<number>`${uid}::bigint`.as('uid')])
          .where('c.id', '=', commentId)
          .forKeyShare(),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db.deleteFrom('comment_likes').where('comment_id', '=', commentId).where('uid', '=', uid).execute();
  }
  const { likes } = await db
    .selectFrom('comment_likes')
    .select((eb) => eb.fn.countAll<number>().as('likes'))
    .where('comment_id', '=', commentId)
    .executeTakeFirstOrThrow();
  return likes;
}
