import type { Mention } from '@assay/contract/comments/mentions.ts';
import type { CommentOwner, CommentOwnerKind } from '@assay/contract/comments/owner.ts';
import { COMMENT_STATUS } from '@assay/contract/comments/status.ts';
import type { Paging } from '@assay/contract/page.ts';
import { ROLE } from '@assay/contract/roles.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/db/page.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/schema.ts';

/** Whose comments are seen: everybody's, or only own ones and those of super admins and of others who run the owner. */
export interface CommentVisibility {
  /** Null for a visitor. */
  uid: number | null;
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
    return eb.or([eb('c.uid', '=', uid ?? 0), until ? eb.and([ofStaff, eb('c.gmt_create', '<=', until)]) : ofStaff]);
  };

/** The literal, not a parameter, so that the partial index of shown comments is used by every plan. */
const SHOWN = sql<boolean>`c.status = ${sql.lit(COMMENT_STATUS.shown)}`;

const COLUMNS = [
  'c.id',
  'c.comment_id',
  'c.uid',
  'c.to_uid',
  'c.content',
  'c.gmt_create',
  'c.like_num',
  'c.mentions',
  'c.quote_id',
  'c.edited_at',
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
    .where('c.owner_id', '=', id)
    .where(SHOWN);

/** What a comment or reply belongs to; null when there is no such comment. */
export async function findCommentOwner(db: Queryable, id: number): Promise<CommentOwner | null> {
  const row = await db
    .selectFrom('comments')
    .select(['owner_kind', 'owner_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { kind: row.owner_kind as CommentOwnerKind, id: row.owner_id } : null;
}

/**
 * A page of comments, liked ones first, then the newest (DISC-3).
 * @param known how many there are, where that need not be counted
 * @param sought a comment or reply whose thread stands before all others
 */
export async function listComments(
  db: Queryable,
  owner: CommentOwner,
  visibility: CommentVisibility,
  { currentPage, limit }: Paging,
  known: { comments: number; threads: number } | undefined,
  sought: number | null,
) {
  const visible = comments(db, owner).where(seen(visibility));
  const [counts, rows] = await Promise.all([
    known ??
      visible
        .modifyFront(PREPARED)
        .select((eb) => [
          eb.fn.countAll<number>().as('comments'),
          eb.fn.countAll<number>().filterWhere('c.comment_id', 'is', null).as('threads'),
        ])
        .executeTakeFirstOrThrow(),
    visible
      .modifyFront(PREPARED)
      .where('c.comment_id', 'is', null)
      .select(COLUMNS)
      .$if(sought !== null, (query) =>
        query.orderBy(
          sql`c.id = (select coalesce(s.comment_id, s.id) from comments s where s.id = ${sought})`,
          (order) => order.desc().nullsLast(),
        ),
      )
      .orderBy('c.like_num', 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit)
      .offset(offsetOf({ currentPage, limit }))
      .execute(),
  ]);
  return { rows, total: counts.threads, withReplies: counts.comments };
}

/** Replies to comments, newest first; at most `most` of each and the one that is sought, with how many there are. */
export async function listReplies(
  db: Queryable,
  owner: CommentOwner,
  visibility: CommentVisibility,
  ids: number[],
  most: number,
  sought: number | null = null,
) {
  if (ids.length === 0) return [];
  return db
    .selectFrom(
      comments(db, owner)
        .where(seen(visibility))
        .where(sql<boolean>`c.comment_id = any(${ids}::bigint[])`)
        .leftJoin('users as t', 't.uid', 'c.to_uid')
        .select(COLUMNS)
        .select('t.username as to_name')
        .select([
          sql<number>`row_number() over (partition by c.comment_id order by c.id desc)`.as('nth'),
          sql<number>`count(*) over (partition by c.comment_id)`.as('replies'),
        ])
        .as('r'),
    )
    .modifyFront(PREPARED)
    .selectAll()
    .where((eb) => eb.or([eb('nth', '<=', most), ...(sought === null ? [] : [eb('id', '=', sought)])]))
    .orderBy('id', 'desc')
    .execute();
}

/** One comment or reply as far as it is seen. */
export const findComment = (db: Queryable, owner: CommentOwner, visibility: CommentVisibility, id: number) =>
  comments(db, owner).where(seen(visibility)).where('c.id', '=', id).select(COLUMNS).executeTakeFirst();

/** The beginnings of comments that are answered, as far as they are seen. */
export async function listQuoted(
  db: Queryable,
  owner: CommentOwner,
  visibility: CommentVisibility,
  ids: readonly number[],
  most: number,
) {
  if (ids.length === 0) return [];
  return comments(db, owner)
    .where(seen(visibility))
    .where(sql<boolean>`c.id = any(${ids}::bigint[])`)
    .select(['c.id', 'u.username', sql<string>`left(c.content, ${most})`.as('content')])
    .execute();
}

interface NewComment {
  uid: number;
  content: string;
  mentions: Mention[];
  gmt_create: Date;
}

/** The column that keeps who is named; null for nobody. */
export const mentionsColumn = (mentions: readonly Mention[]) =>
  mentions.length === 0 ? null : JSON.stringify(mentions);

export async function insertComment(
  db: Queryable,
  { kind, id: ownerId }: CommentOwner,
  { mentions, ...values }: NewComment,
) {
  const { id } = await db
    .insertInto('comments')
    .values({ owner_kind: kind, owner_id: ownerId, ...values, mentions: mentionsColumn(mentions) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the new reply; null when the comment was deleted meanwhile */
export async function insertReply(
  db: Queryable,
  { commentId, toUid, quoteId }: { commentId: number; toUid: number; quoteId: number | null },
  { uid, content, mentions, gmt_create }: NewComment,
): Promise<number | null> {
  const row = await db
    .insertInto('comments')
    .columns([
      ...(['owner_kind', 'owner_id', 'comment_id', 'to_uid', 'quote_id', 'uid', 'content'] as const),
      ...(['mentions', 'gmt_create'] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom('comments as c')
        .select(['c.owner_kind', 'c.owner_id', 'c.id'])
        .select([
          sql<number>`${toUid}::bigint`.as('to_uid'),
          sql<number | null>`${quoteId}::bigint`.as('quote_id'),
          sql<number>`${uid}::bigint`.as('uid'),
          sql<string>`${content}::text`.as('content'),
          sql<string | null>`${mentionsColumn(mentions)}::jsonb`.as('mentions'),
          sql<Date>`${gmt_create}::timestamptz`.as('gmt_create'),
        ])
        .where('c.id', '=', commentId)
        .where(SHOWN)
        // who hides it meanwhile hides what answers it, too
        .forShare(),
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
    .where(sql<boolean>`comment_id = any(${ids}::bigint[])`)
    .execute();
  return new Set(rows.map((row) => row.comment_id));
}

/** Likes; asked for twice, or by two requests at once, it counts once. @returns whether this was new */
export async function insertLike(tx: Queryable, uid: number, commentId: number): Promise<boolean> {
  const row = await tx
    .insertInto('comment_likes')
    .columns(['comment_id', 'uid'])
    .expression((eb) =>
      eb
        .selectFrom('comments as c')
        .select(['c.id', sql<number>`${uid}::bigint`.as('uid')])
        .where('c.id', '=', commentId)
        .forNoKeyUpdate(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

export const deleteLike = (tx: Queryable, uid: number, commentId: number) =>
  tx.deleteFrom('comment_likes').where('comment_id', '=', commentId).where('uid', '=', uid).execute();

/** How many like a comment; 0 when it was deleted meanwhile. */
export async function countLikes(db: Queryable, commentId: number): Promise<number> {
  const row = await db.selectFrom('comments').select('like_num').where('id', '=', commentId).executeTakeFirst();
  return row?.like_num ?? 0;
}
