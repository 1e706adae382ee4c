import type { Paging } from '@assay/contract/page.ts';
import { type Insertable, sql } from 'kysely';
import type { Db, Queryable } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import type { TimedWorkExtensions } from '../../../platform/db/schema.ts';
import { type WindowColumns, withWindow } from '../works.queries.ts';

interface PersonRow extends WindowColumns {
  uid: number;
  username: string;
  realname: string;
  started_at: Date | null;
  handed_in_at: Date | null;
  points: number | null;
  until: Date | null;
  extra_seconds: number | null;
  reason: string | null;
  given_by: string | null;
  given_at: Date | null;
  notes: number;
  drafts: number;
}

const people = (wid: number, keyword: string | undefined) => {
  const words = keyword?.trim();
  const named = words
    ? sql`(u.username ilike ${containing(words)} or u.realname ilike ${containing(words)})`
    : sql`true`;
  return sql`
    from (select uid from timed_work_sittings where wid = ${wid} union select uid from timed_work_extensions where wid = ${wid}) as who
    join users u on u.uid = who.uid
    join timed_works w on w.id = ${wid}
    left join timed_work_sittings s on s.wid = ${wid} and s.uid = who.uid
    left join timed_work_extensions e on e.wid = ${wid} and e.uid = who.uid
    left join users g on g.uid = e.by_uid
    ${withWindow(sql`u.uid`)}
    where ${named}`;
};

/** Who started a work or was given more time, by name. */
export async function listPeople(db: Db, wid: number, keyword: string | undefined, { currentPage, limit }: Paging) {
  const { rows } = await sql<PersonRow>`
    select u.uid, u.username, u.realname, s.started_at, s.handed_in_at, s.points, e.until, e.extra_seconds, e.reason,
      g.username as given_by, e.given_at,
      (select count(*) from timed_work_exam_notes n where n.wid = ${wid} and n.uid = u.uid) as notes,
      (select count(*) from timed_work_answer_drafts d where d.wid = ${wid} and d.uid = u.uid) as drafts,
      cw.start_time as own_start, cw.end_time as own_end
    ${people(wid, keyword)}
    order by u.username limit ${limit} offset ${offsetOf({ currentPage, limit })}`.execute(db);
  return rows;
}

export async function countPeople(db: Db, wid: number, keyword: string | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${people(wid, keyword)}`.execute(db);
  return rows[0]!.total;
}

export const findByUsername = (db: Queryable, username: string) =>
  db
    .selectFrom('users')
    .select(['uid', 'username', 'role'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();

export const findExtension = (tx: Queryable, wid: number, uid: number) =>
  tx
    .selectFrom('timed_work_extensions')
    .select(['until', 'extra_seconds', 'reason'])
    .where('wid', '=', wid)
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();

export const upsertExtension = (tx: Queryable, row: Insertable<TimedWorkExtensions>) =>
  tx
    .insertInto('timed_work_extensions')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['wid', 'uid']).doUpdateSet((eb) => ({
        until: eb.ref('excluded.until'),
        extra_seconds: eb.ref('excluded.extra_seconds'),
        reason: eb.ref('excluded.reason'),
        by_uid: eb.ref('excluded.by_uid'),
        given_at: eb.ref('excluded.given_at'),
      })),
    )
    .execute();

export const deleteExtension = (tx: Queryable, wid: number, uid: number) =>
  tx.deleteFrom('timed_work_extensions').where('wid', '=', wid).where('uid', '=', uid).execute();
