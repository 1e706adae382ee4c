import { DISCUSSION_STATUS, type DiscussionStatus } from '@assay/contract/discussions/discussion.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import type { Discussions } from '../../platform/db/schema.ts';
import { isOpenByProblem, type Reader } from './visibility.queries.ts';

/** What every list and page shows of a discussion. */
export const selectShown = (db: Queryable, uid: number | null) =>
  db
    .selectFrom('discussions as d')
    .innerJoin('users as u', 'u.uid', 'd.uid')
    .leftJoin('discussion_categories as k', 'k.id', 'd.category_id')
    .leftJoin('problems as about', 'about.id', 'd.pid')
    .select([
      'd.id',
      'd.gid',
      'd.uid',
      'd.title',
      'd.description',
      'd.category_id',
      'd.top',
      'd.status',
      'd.comment_num',
      'd.like_num',
      'd.view_num',
      'd.gmt_create',
      'd.gmt_modified',
      'k.name as category_name',
      'about.problem_id',
      'u.username',
      'u.avatar',
      'u.role',
      'u.title_name',
      'u.title_color',
    ])
    .select(
      (uid === null
        ? sql<boolean>`false`
        : sql<boolean>`exists (select 1 from discussion_likes l where l.discussion_id = d.id and l.uid = ${uid})`
      ).as('has_like'),
    );
export type ShownColumns = Awaited<ReturnType<ReturnType<typeof selectShown>['execute']>>[number];

/** A discussion whose problem lets somebody read it; whether it is disabled or of a group is for the rules. */
export const findDiscussion = (db: Queryable, reader: Reader, did: number) =>
  selectShown(db, reader.viewer?.uid ?? null)
    .modifyFront(PREPARED)
    .select(['d.pid', 'd.content', 'd.mentions', 'd.rendered', 'd.rendered_by', 'd.revisions', 'd.thread_num'])
    .where('d.id', '=', did)
    .where(isOpenByProblem(reader))
    .executeTakeFirst();
export type DiscussionColumns = NonNullable<Awaited<ReturnType<typeof findDiscussion>>>;

/** A discussion that is neither disabled nor deleted, held until the transaction ends: nobody takes it away or changes it meanwhile. */
export const holdDiscussion = (tx: Queryable, did: number) =>
  tx
    .selectFrom('discussions')
    .select('revisions')
    .where('id', '=', did)
    .where('status', '=', DISCUSSION_STATUS.normal)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function insertDiscussion(tx: Queryable, values: Insertable<Discussions>): Promise<number> {
  const { id } = await tx.insertInto('discussions').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** @returns whether there is one in this state */
export async function updateDiscussionRow(
  tx: Queryable,
  did: number,
  fields: Updateable<Discussions>,
  states: readonly DiscussionStatus[],
): Promise<boolean> {
  const row = await tx
    .updateTable('discussions')
    .set(fields)
    .where('id', '=', did)
    .where('status', 'in', [...states])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How discussions stand, each held until the transaction ends, in the order of their ids. */
export const holdStates = (tx: Queryable, ids: readonly number[]) =>
  tx
    .selectFrom('discussions')
    .select(['id', 'title', 'gid', 'uid', 'status', 'top', 'deleted_at', 'deleted_by'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();

/** What somebody has solved and begun so far; of one person no two transactions get past this at once. */
export async function lockWriter(tx: Queryable, uid: number, dayBefore: Date) {
  await tx.selectFrom('users').select('uid').where('uid', '=', uid).forNoKeyUpdate().execute();
  const { rows } = await sql<{ solved: number; written: number; today: number }>`
    select (select count(*) from solved_problems where uid = ${uid}) as solved,
      count(*) as written, count(*) filter (where gmt_create > ${dayBefore}) as today
    from discussions where uid = ${uid}`.execute(tx);
  return rows[0]!;
}

/** @returns whether this was new */
export async function insertLike(tx: Queryable, uid: number, did: number, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('discussion_likes')
    .values({ discussion_id: did, uid, gmt_create: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

export const deleteLike = (tx: Queryable, uid: number, did: number) =>
  tx.deleteFrom('discussion_likes').where('discussion_id', '=', did).where('uid', '=', uid).execute();

export async function countLikes(db: Queryable, did: number): Promise<number> {
  const row = await db.selectFrom('discussions').select('like_num').where('id', '=', did).executeTakeFirst();
  return row?.like_num ?? 0;
}
