import type { NoticeAudience } from '@assay/contract/messages/notices.ts';
import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import { addressedTo } from './audience.queries.ts';

/** Every notice with how many read it and how many it is for, the newest first. */
export async function listNotices(db: Queryable, audience: NoticeAudience | undefined, page: Paging) {
  const some = db.selectFrom('notices as n').$if(!!audience, (query) => query.where('n.audience', '=', audience!));
  const [rows, { total }] = await Promise.all([
    some
      .leftJoin('users as r', 'r.uid', 'n.uid')
      .leftJoin('users as a', 'a.uid', 'n.author_uid')
      .selectAll('n')
      .select(['r.username as recipient', 'a.username as author'])
      .select(sql<number>`(select count(*)::integer from notice_marks k where k.notice_id = n.id)`.as('readers'))
      .select(
        sql<number>`case n.audience
          when 'person' then 1
          when 'groups' then (select count(distinct g.uid)::integer from group_members g
                              where g.gid = any(n.gids) and g.auth >= 3)
          else (select count(*)::integer from users u
                where u.status = 0 and (n.audience = 'all' or u.role = any(n.roles)))
        end`.as('audience_size'),
      )
      .orderBy('n.id', 'desc')
      .limit(page.limit)
      .offset(offsetOf(page))
      .$narrowType<{ audience: NoticeAudience }>()
      .execute(),
    some.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export interface NoticeValues {
  title: string;
  content: string;
  audience: NoticeAudience;
  roles: number[];
  gids: number[];
  uid: number | null;
  publish_at: Date;
  until: Date | null;
}

export async function insertNotice(
  tx: Queryable,
  values: NoticeValues,
  authorUid: number | null,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('notices')
    .values({ ...values, author_uid: authorUid, gmt_create: now, gmt_modified: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const lockNotice = (tx: Queryable, id: number) =>
  tx.selectFrom('notices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateNoticeRow = (tx: Queryable, id: number, values: NoticeValues, now: Date) =>
  tx
    .updateTable('notices')
    .set({ ...values, gmt_modified: now })
    .where('id', '=', id)
    .execute();

export const deleteNoticeRow = (tx: Queryable, id: number) => tx.deleteFrom('notices').where('id', '=', id).execute();

/** Groups of these that there are not. */
export async function findUnknownGroups(tx: Queryable, gids: readonly number[]): Promise<number[]> {
  if (gids.length === 0) return [];
  const rows = await tx
    .selectFrom('groups')
    .select('id')
    .where('id', 'in', [...gids])
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return gids.filter((gid) => !known.has(gid));
}

export async function findRecipient(tx: Queryable, username: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('uid')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  return row?.uid;
}

/** Marks the notices whose time has come as pushed. @returns those of now */
export const pushDueNotices = (tx: Queryable, now: Date) =>
  tx
    .updateTable('notices')
    .set({ pushed_at: now })
    .where('pushed_at', 'is', null)
    .where('publish_at', '<=', now)
    .returning(['id', 'title', 'audience'])
    .execute();

export async function isAddressed(db: Queryable, uid: number, noticeId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from notices n join users u on u.uid = ${uid} where n.id = ${noticeId} and ${addressedTo('u', now)}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Notes that somebody read notices; what is read already stays so. @returns whether any was unread */
export async function markNoticesRead(db: Queryable, uid: number, ids: readonly number[], now: Date): Promise<boolean> {
  const row = await db
    .insertInto('notice_marks')
    .columns(['uid', 'notice_id', 'read_at'])
    .expression((eb) =>
      eb
        .selectFrom('notices')
        .select([eb.lit(uid).as('uid'), 'id', eb.val(now).as('read_at')])
        .where('id', 'in', [...ids]),
    )
    .onConflict((conflict) => conflict.columns(['uid', 'notice_id']).doNothing())
    .executeTakeFirst();
  return (row?.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Takes notices out of the messages of one person. @param id null: all of the tab. @returns how many went */
export async function removeNotices(
  db: Queryable,
  uid: number,
  { tab, id, now }: { tab: 'sys' | 'mine'; id: number | null; now: Date },
): Promise<number> {
  const { rows } = await sql`
    insert into notice_marks (uid, notice_id, read_at, removed_at)
    select u.uid, n.id, ${now}, ${now}
    from notices n join users u on u.uid = ${uid}
    where ${addressedTo('u', now)} and (n.audience = 'person') = ${tab === 'mine'}
      and (${id}::bigint is null or n.id = ${id})
    on conflict (uid, notice_id) do update set removed_at = excluded.removed_at
    where notice_marks.removed_at is null
    returning notice_id`.execute(db);
  return rows.length;
}
