import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { verdictSql } from '../../platform/db/verdicts.ts';
import { inVenue } from '../venues/venues.queries.ts';

/** What is no try: not judged, not compiled, cancelled, or failed by the judge (ASG-6). */
const NO_TRY = [
  VERDICT.cancelled,
  VERDICT.compileError,
  VERDICT.systemError,
  VERDICT.pending,
  VERDICT.compiling,
  VERDICT.judging,
  VERDICT.submitting,
  VERDICT.submitFailed,
];

/** Somebody's tries at a problem between two steps of lateness. */
export interface TriesRow {
  uid: number;
  pid: number;
  /** 0 before the first of the steps. */
  step: number;
  /** Best of them, of the points of the problem. */
  percent: number;
  tries: number;
  last_at: Date;
}

interface Asked {
  venue: Venue;
  uids: readonly number[];
  pids: readonly number[];
  from: Date;
  /** Moments from which less counts, rising. */
  steps: readonly Date[];
}

/** What people tried in a venue from a moment on. */
export async function listTries(db: Queryable, { venue, uids, pids, from, steps }: Asked): Promise<TriesRow[]> {
  const { rows } = await sql<TriesRow>`
    select s.uid, s.pid, width_bucket(s.received_at, ${steps.map((at) => at.toISOString())}::timestamptz[]) as step,
      max(case when s.status = ${verdictSql('accepted')} then 100
        when p.io_score > 0 then least(100, coalesce(s.score, 0) * 100.0 / p.io_score) else 0 end)::float8 as percent,
      count(*) as tries, max(s.received_at) as last_at
    from submissions s join problems p on p.id = s.pid
    where ${inVenue(venue)} and s.received_at >= ${from} and s.uid = any(${uids}::bigint[]) and s.pid = any(${pids}::bigint[])
      and s.status <> all(array[${sql.join(NO_TRY.map((status) => sql.lit(status)))}])
    group by s.uid, s.pid, step`.execute(db);
  return rows;
}

/** What people reached in a timed work, which gives points of its own, also for questions. */
export async function listWorkPoints(db: Queryable, wid: number, uids: readonly number[]) {
  const { rows } = await sql<{ uid: number; pid: number; percent: number }>`
    select m.uid, wp.pid, (cell.value ->> 1)::float8 * 100 / nullif(wp.points, 0) as percent
    from timed_work_sittings m cross join lateral jsonb_each(m.cells) cell
    join timed_work_problems wp on wp.wid = m.wid and wp.pid = cell.key::bigint
    where m.wid = ${wid} and m.uid = any(${uids}::bigint[])`.execute(db);
  return rows;
}

/** Members of a group, without those who run it. */
export const listStudents = (db: Queryable, gid: number) =>
  db
    .selectFrom('group_members as m')
    .innerJoin('users as u', 'u.uid', 'm.uid')
    .select(['u.uid', 'u.username', 'u.realname'])
    .where('m.gid', '=', gid)
    .where('m.auth', '=', GROUP_LEVEL.member)
    .orderBy('u.username')
    .execute();
