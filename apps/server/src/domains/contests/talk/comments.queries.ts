import type { Paging } from '@assay/contract/page.ts';
import { ROLE } from '@assay/contract/roles.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';

/** Whose comments are seen: everybody's, or only own ones and those of super admins and others who run the contest. */
export interface CommentSight {
  uid: number;
  /** The creator, and in a contest of a group its roots. */
  staff: readonly number[];
  all: boolean;
  /** Those of others that were written later are not known yet; null: all are. */
  until: Date | null;
}

type Joined = DB & { c: DB['contest_comments']; u: DB['users'] };

const seen =
  ({ uid, staff, all, until }: CommentSight) =>
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

const comments = (db: Queryable, cid: number) =>
  db.selectFrom('contest_comments as c').innerJoin('users as u', 'u.uid', 'c.uid').where('c.cid', '=', cid);

/** A page of comments, liked ones first, then the newest (DISC-3). */
export async function listComments(db: Queryable, cid: number, sight: CommentSight, { currentPage, limit }: Paging) {
  const visible = comments(db, cid).where(seen(sight));
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
          .selectFrom('contest_comment_likes as l')
          .whereRef('l.comment_id', '=', 'c.id')
          .select((of) => of.fn.countAll<number>().as('n'))
          .as('likes'),
      )
      .orderBy('likes', 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit)
      .offset((currentPage - 1) * limit)
      .execute(),
  ]);
  return { rows, total: counts.total, withReplies: counts.with_replies };
}

/** Replies to comments, newest first; at most `most` of each, with how many there are. */
export async function listReplies(db: Queryable, cid: number, sight: CommentSight, ids: number[], most: number) {
  if (ids.length === 0) return [];
  return db
    .selectFrom(
      comments(db, cid)
        .where(seen(sight))
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
export const findComment = (db: Queryable, cid: number, sight: CommentSight, id: number) =>
  comments(db, cid).where(seen(sight)).where('c.id', '=', id).select(COLUMNS).executeTakeFirst();

export async function insertComment(
  db: Queryable,
  values: {
    cid: number;
    uid: number;
    content: string;
    comment_id: number | null;
    to_uid: number | null;
    gmt_create: Date;
  },
): Promise<number> {
  const { id } = await db.insertInto('contest_comments').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const deleteCommentRow = (db: Queryable, id: number) =>
  db.deleteFrom('contest_comments').where('id', '=', id).execute();

export async function listLiked(db: Queryable, uid: number, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('contest_comment_likes')
    .select('comment_id')
    .where('uid', '=', uid)
    .where('comment_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.comment_id));
}

/** Likes or no longer likes; the same wish twice changes nothing. @returns how many like it now */
export async function setLike(db: Queryable, uid: number, commentId: number, like: boolean): Promise<number> {
  if (like) {
    await db
      .insertInto('contest_comment_likes')
      .values({ comment_id: commentId, uid })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db.deleteFrom('contest_comment_likes').where('comment_id', '=', commentId).where('uid', '=', uid).execute();
  }
  const { likes } = await db
    .selectFrom('contest_comment_likes')
    .select((eb) => eb.fn.countAll<number>().as('likes'))
    .where('comment_id', '=', commentId)
    .executeTakeFirstOrThrow();
  return likes;
}
