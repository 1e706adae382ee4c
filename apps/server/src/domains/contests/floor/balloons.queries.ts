import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';

/** Which submissions of a contest win balloons. */
export interface BalloonFilter {
  cid: number;
  start: Date;
  end: Date;
  checked?: boolean | undefined;
  keyword?: string | undefined;
}

interface BalloonRow {
  id: number;
  uid: number;
  pid: number;
  received_at: Date;
  display_id: string;
  color: string;
  first_blood: boolean;
  username: string;
  realname: string;
  school: string;
  checked: boolean;
  checked_by: string | null;
}

/**
 * The first accepted submission of each contestant at each problem, made during the contest. Those accepted in the same
 * second share the first blood (`hoj-facts` 4.3).
 */
const firsts = ({ cid, start, end }: BalloonFilter) => sql`
  select distinct on (s.uid, s.pid) s.id, s.uid, s.pid, s.received_at,
    floor(extract(epoch from s.received_at - ${start}::timestamptz)) as at_s
  from submissions s
  join contest_registrations r on r.cid = s.cid and r.uid = s.uid and not r.disqualified
  where s.cid = ${cid} and s.virtual_id is null and s.status = 0
    and s.received_at >= ${start} and s.received_at < ${end}
  order by s.uid, s.pid, s.received_at, s.id`;

/** Open ones first, then by time (`hoj-facts` 4.8). */
export async function listBalloons(db: Queryable, filter: BalloonFilter, { currentPage, limit }: Paging) {
  const { checked, keyword } = filter;
  const pattern = keyword ? containing(keyword) : null;
  const { rows } = await sql<BalloonRow & { total: number }>`
    with firsts as (${firsts(filter)}),
    balloons as (select *, at_s = min(at_s) over (partition by pid) as first_blood from firsts)
    select b.id, b.uid, b.pid, b.received_at, p.display_id, p.color, b.first_blood,
      u.username, u.realname, u.school, k.uid is not null as checked, w.username as checked_by,
      count(*) over () as total
    from balloons b
    join contest_problems p on p.cid = ${filter.cid} and p.pid = b.pid
    join users u on u.uid = b.uid
    left join contest_ac_checks k on k.cid = ${filter.cid} and k.uid = b.uid and k.pid = b.pid
    left join users w on w.uid = k.checked_by
    where (${checked ?? null}::boolean is null or (k.uid is not null) = ${checked ?? null}::boolean)
      and (${pattern}::text is null or u.username ilike ${pattern} or u.realname ilike ${pattern}
        or u.school ilike ${pattern} or p.display_id ilike ${pattern})
    order by checked, b.received_at, b.id
    limit ${limit} offset ${(currentPage - 1) * limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Whose balloon a submission is; undefined when it is not the first accepted one. */
export async function findBalloon(db: Queryable, filter: BalloonFilter, id: number) {
  const { rows } = await sql<{ uid: number; pid: number }>`
    select f.uid, f.pid from (${firsts(filter)}) f where f.id = ${id}`.execute(db);
  return rows[0];
}

/** Said twice or by two at once it stays as said: rows are keyed by contestant and problem. */
export async function setChecked(
  db: Queryable,
  { cid, uid, pid }: { cid: number; uid: number; pid: number },
  by: { uid: number; now: Date } | null,
) {
  if (by) {
    await db
      .insertInto('contest_ac_checks')
      .values({ cid, uid, pid, checked_by: by.uid, gmt_checked: by.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db
      .deleteFrom('contest_ac_checks')
      .where('cid', '=', cid)
      .where('uid', '=', uid)
      .where('pid', '=', pid)
      .execute();
  }
}
