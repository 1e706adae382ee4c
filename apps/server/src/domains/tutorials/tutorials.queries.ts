import type { Paging } from '@assay/contract/page.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { offsetOf } from '../../platform/db/page.ts';
import type { Tutorials } from '../../platform/db/schema.ts';

export type TutorialRow = Selectable<Tutorials>;

/** A tutorial with its author, and what the viewer has to do with it. */
export interface ListedTutorial extends TutorialRow {
  author: string;
  avatar: string | null;
  buyers: number;
  likes: number;
  has_like: boolean;
  is_bought: boolean;
}

/** Which tutorials are listed. */
export type TutorialScope =
  /** Those that the viewer finds at a problem; `all`: those of a problem that the viewer may change. */
  | { of: 'problem'; pid: number; uid: number | null; all: boolean; isInUse: boolean; now: Date }
  | { of: 'author'; uid: number; pid: number | undefined }
  | { of: 'buyer'; uid: number; pid: number | undefined };

const columns = (viewerUid: number | null) => sql`
  t.*, coalesce(u.username, '') as author, u.avatar,
  (select count(*) from tutorial_purchases b where b.tid = t.id) as buyers,
  (select count(*) from tutorial_likes l where l.tid = t.id) as likes,
  exists (select 1 from tutorial_likes l where l.tid = t.id and l.uid = ${viewerUid}) as has_like,
  exists (select 1 from tutorial_purchases b where b.tid = t.id and b.uid = ${viewerUid}) as is_bought`;

/** The same as `isListed` of the rules; a test holds the two to each other. */
function inScope(scope: TutorialScope): RawBuilder<unknown> {
  if (scope.of === 'author') {
    return sql`t.uid = ${scope.uid} and t.gmt_deleted is null
      and ${scope.pid === undefined ? sql`true` : sql`t.pid = ${scope.pid}`}`;
  }
  if (scope.of === 'buyer') {
    return sql`exists (select 1 from tutorial_purchases b where b.tid = t.id and b.uid = ${scope.uid})
      and ${scope.pid === undefined ? sql`true` : sql`t.pid = ${scope.pid}`}`;
  }
  const others = scope.isInUse ? sql`false` : sql`t.show_at is null or t.show_at <= ${scope.now}`;
  return sql`t.pid = ${scope.pid} and t.gmt_approved is not null and t.gmt_deleted is null
    and (${scope.all ? sql`true` : sql`false`} or t.uid = ${scope.uid} or ${others})`;
}

const ORDERS = {
  likes: sql`t.official desc, likes desc, t.id desc`,
  newest: sql`t.official desc, t.id desc`,
};

/** A page of tutorials; words are looked for in titles that the viewer sees. */
export async function listTutorials(
  db: Queryable,
  scope: TutorialScope,
  { keyword, sort, viewerUid }: { keyword: string | undefined; sort: keyof typeof ORDERS; viewerUid: number | null },
  { currentPage, limit }: Paging,
): Promise<{ rows: ListedTutorial[]; total: number }> {
  const title = scope.of === 'author' ? sql`coalesce(t.next_title, t.title)` : sql`t.title`;
  const where = sql`${inScope(scope)} and ${keyword ? sql`${title} ilike ${containing(keyword)}` : sql`true`}`;
  const [{ rows }, counted] = await Promise.all([
    sql<ListedTutorial>`
      select ${columns(viewerUid)} from tutorials t left join users u on u.uid = t.uid
      where ${where} order by ${ORDERS[sort]} limit ${limit} offset ${offsetOf({ currentPage, limit })}`.execute(db),
    sql<{ total: number }>`select count(*) as total from tutorials t where ${where}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

/** One tutorial, whoever may see it. */
export async function findTutorial(
  db: Queryable,
  id: number,
  viewerUid: number | null,
): Promise<ListedTutorial | undefined> {
  const { rows } = await sql<ListedTutorial>`
    select ${columns(viewerUid)} from tutorials t left join users u on u.uid = t.uid where t.id = ${id}`.execute(db);
  return rows[0];
}

/** A tutorial, held until the transaction ends: writing, deciding and selling wait for each other. */
export const lockTutorial = (tx: Queryable, id: number): Promise<TutorialRow | undefined> =>
  tx.selectFrom('tutorials').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Somebody's tutorials are counted and added by one transaction after the other. */
export const lockTutorialsOf = (tx: Queryable, uid: number) =>
  sql`select pg_advisory_xact_lock(hashtext('tutorials'), ${uid}::integer)`.execute(tx);

export async function countTutorialsOf(tx: Queryable, uid: number): Promise<number> {
  const { total } = await tx
    .selectFrom('tutorials')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('uid', '=', uid)
    .where('gmt_deleted', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

type Columns = Pick<
  TutorialRow,
  | 'title'
  | 'content'
  | 'price'
  | 'next_title'
  | 'next_content'
  | 'next_price'
  | 'official'
  | 'show_at'
  | 'gmt_approved'
  | 'gmt_deleted'
  | 'reward'
>;

export async function insertTutorial(
  tx: Queryable,
  values: Pick<TutorialRow, 'pid' | 'uid'> & Partial<Columns>,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('tutorials')
    .values({ ...values, gmt_create: now, gmt_modified: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a tutorial that is held. @param isText whether what reviewers read is another text now */
export const updateTutorialRow = (
  tx: Queryable,
  id: number,
  values: Partial<Columns>,
  { now, isText }: { now: Date; isText: boolean },
) =>
  tx
    .updateTable('tutorials')
    .set((eb) => ({ ...values, gmt_modified: now, ...(isText ? { version: eb('version', '+', 1) } : {}) }))
    .where('id', '=', id)
    .execute();

/** @returns false when it had been bought before */
export async function insertPurchase(
  tx: Queryable,
  values: { tid: number; uid: number; price: number; gmt_create: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('tutorial_purchases')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Likes or no longer likes; asked for twice, or by two requests at once, it counts once.
 * @returns how many like it now
 */
export async function setTutorialLike(db: Queryable, tid: number, uid: number, like: boolean): Promise<number> {
  if (like) {
    await db
      .insertInto('tutorial_likes')
      .values({ tid, uid })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db.deleteFrom('tutorial_likes').where('tid', '=', tid).where('uid', '=', uid).execute();
  }
  const { likes } = await db
    .selectFrom('tutorial_likes')
    .select((eb) => eb.fn.countAll<number>().as('likes'))
    .where('tid', '=', tid)
    .executeTakeFirstOrThrow();
  return likes;
}
