import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import { inContest } from '../../venues/venues.queries.ts';

/** Which submissions of a contest win balloons. */
export interface BalloonFilter {
  cid: number;
  start: Date;
  end: Date;
  /** Members of a team share a line, and its balloons. */
  ofTeams: boolean;
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
  team: string | null;
  checked: boolean;
  checked_by: string | null;
}

/** The line that a registration is on: of the team, negative, or of the user. */
const lineOf = ({ ofTeams }: BalloonFilter, of: 'r' | 'kr') =>
  ofTeams ? sql`coalesce(-${sql.ref(`${of}.team_id`)}, ${sql.ref(`${of}.uid`)})` : sql.ref(`${of}.uid`);

/**
 * The first accepted submission of each contestant or team at each problem, made during the contest. Those accepted in
 * the same second share the first blood (BOARD-4). A team with a disqualified member gets none.
 */
const firsts = (filter: BalloonFilter) => {
  const { cid, start, end, ofTeams } = filter;
  const line = lineOf(filter, 'r');
  const isOut = sql`exists (select 1 from contest_registrations o where o.team_id = r.team_id and o.disqualified)`;
  return sql`
  select distinct on (line, s.pid) s.id, s.uid, s.pid, s.received_at, ${line} as line, r.team_id,
    floor(extract(epoch from s.received_at - ${start}::timestamptz)) as at_s
  from submissions s
  join contest_registrations r on r.cid = ${cid} and r.uid = s.uid and not r.disqualified
    ${ofTeams ? sql`and not ${isOut}` : sql``}
  where ${inContest(cid)} and s.virtual_id is null and s.status = ${verdictSql('accepted')}
    and s.received_at >= ${start} and s.received_at < ${end}
  order by line, s.pid, s.received_at, s.id`;
};

/** Who noted that a balloon was brought, whichever member of the team it was then for. */
const checks = (filter: BalloonFilter) => sql`
  select distinct on (line, k.pid) ${lineOf(filter, 'kr')} as line, k.pid, w.username as checked_by
  from contest_ac_checks k join contest_registrations kr on kr.cid = k.cid and kr.uid = k.uid
  left join users w on w.uid = k.checked_by
  where k.cid = ${filter.cid} order by line, k.pid, k.gmt_checked`;

/** Open ones first, then by time (CON-23). */
export async function listBalloons(db: Queryable, filter: BalloonFilter, { currentPage, limit }: Paging) {
  const { checked, keyword } = filter;
  const pattern = keyword ? containing(keyword) : null;
  const { rows } = await sql<BalloonRow & { total: number }>`
    with firsts as (${firsts(filter)}), checks as (${checks(filter)}),
    balloons as (select *, at_s = min(at_s) over (partition by pid) as first_blood from firsts)
    select b.id, b.uid, b.pid, b.received_at, p.display_id, p.color, b.first_blood,
      u.username, u.realname, coalesce(nullif(t.school, ''), u.school) as school, t.name as team,
      k.line is not null as checked, k.checked_by,
      count(*) over () as total
    from balloons b
    join contest_problems p on p.cid = ${filter.cid} and p.pid = b.pid
    join users u on u.uid = b.uid
    left join contest_teams t on ${filter.ofTeams} and t.id = b.team_id
    left join checks k on k.line = b.line and k.pid = b.pid
    where (${checked ?? null}::boolean is null or (k.line is not null) = ${checked ?? null}::boolean)
      and (${pattern}::text is null or u.username ilike ${pattern} or u.realname ilike ${pattern}
        or u.school ilike ${pattern} or t.name ilike ${pattern} or p.display_id ilike ${pattern})
    order by checked, b.received_at, b.id
    limit ${limit} offset ${offsetOf({ currentPage, limit })}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** How many were not brought yet. */
export async function countOpenBalloons(db: Queryable, filter: BalloonFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with firsts as (${firsts(filter)}), checks as (${checks(filter)})
    select count(*)::int as count from firsts b
    where not exists (select from checks k where k.line = b.line and k.pid = b.pid)`.execute(db);
  return rows[0]!.count;
}

interface FirstRow {
  display_id: string;
  color: string;
  received_at: Date | null;
  username: string | null;
  team: string | null;
}

/** Each problem in order, with who solved it first. */
export async function listFirsts(db: Queryable, filter: BalloonFilter): Promise<FirstRow[]> {
  const { rows } = await sql<FirstRow>`
    with firsts as (${firsts(filter)})
    select * from (
      select distinct on (p.pid) p.display_id, p.color, b.received_at, u.username, t.name as team
      from contest_problems p
      left join firsts b on b.pid = p.pid
      left join users u on u.uid = b.uid
      left join contest_teams t on ${filter.ofTeams} and t.id = b.team_id
      where p.cid = ${filter.cid}
      order by p.pid, b.received_at, b.id) of_problem
    order by length(display_id), display_id`.execute(db);
  return rows;
}

/** Whose balloon a submission is; undefined when it is not the first accepted one. */
export async function findBalloon(db: Queryable, filter: BalloonFilter, id: number) {
  const { rows } = await sql<{ uid: number; pid: number; team_id: number | null }>`
    select f.uid, f.pid, ${filter.ofTeams ? sql`f.team_id` : sql`null`} as team_id
    from (${firsts(filter)}) f where f.id = ${id}`.execute(db);
  return rows[0];
}

/** Said twice or by two at once it stays as said: rows are keyed by contestant and problem. */
export async function setChecked(
  db: Queryable,
  { cid, uid, pid, team_id }: { cid: number; uid: number; pid: number; team_id: number | null },
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
      .where('pid', '=', pid)
      .where((eb) =>
        team_id === null
          ? eb('uid', '=', uid)
          : eb(
              'uid',
              'in',
              eb.selectFrom('contest_registrations as r').select('r.uid').where('r.team_id', '=', team_id),
            ),
      )
      .execute();
  }
}
