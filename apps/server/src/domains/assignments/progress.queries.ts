import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { verdictSql } from '../../platform/db/verdicts.ts';
import { OTHER_RESULTS, type OtherResults } from '../judging/rejudge/other-results.queries.ts';
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

/** Whether a result is a try. @param result what it is called in the statement */
export const isTry = (result: string): RawBuilder<boolean> => sql<boolean>`
  ${sql.ref(`${result}.status`)} <> all(array[${sql.join(NO_TRY.map((status) => sql.lit(status)))}])`;

/** What a result reached of the points of a problem `p`, per cent. */
export const percentOf = (result: string): RawBuilder<number> => {
  const column = (name: 'status' | 'score') => sql.ref(`${result}.${name}`);
  return sql<number>`case when ${column('status')} = ${verdictSql('accepted')} then 100::float8
    when p.io_score > 0 then least(100, coalesce(${column('score')}, 0) * 100.0 / p.io_score)::float8 else 0::float8 end`;
};

/** Somebody's tries at a problem between two steps of lateness. */
export interface TriesRow {
  uid: number;
  pid: number;
  /** 0 before the first of the steps. */
  step: number;
  /** Best of them, of the points of the problem. */
  percent: number;
  tries: number;
  /** When the last of them came, ms since 1970: dates of thousands would take longer to read than all else. */
  last_ms: number;
}

interface Asked {
  /** Of the assignment, and when it is due: extensions move what comes late. */
  id: number;
  dueAt: Date;
  venue: Venue;
  uids: readonly number[];
  pids: readonly number[];
  from: Date;
  /** Moments from which less counts, rising. */
  steps: readonly Date[];
  /** Results of a rejudge set in the place of those that count. */
  other?: { setId: number; which: OtherResults } | undefined;
}

/** Submissions `s` with the results `r` that count, or would. */
const withResults = (other: Asked['other']) => {
  if (!other) return sql`submissions s cross join lateral (select s.status, s.score) r`;
  const { id, has } = OTHER_RESULTS[other.which];
  return sql`submissions s cross join lateral (
    select coalesce(o.status, s.status) as status, case when o.id is null then s.score else o.score end as score
    from (values (1)) one left join lateral (
      select j.id, j.status, j.score from rejudge_members m join judgements j on j.id = ${id}
      where m.set_id = ${other.setId} and m.submission_id = s.id and ${has}
    ) o on true
  ) r`;
};

/** Sent again within so many seconds the same program is no further try (ASG-6). */
const SAME_TRY_SECONDS = 60;

/** Whether a try `made` is the program before it once more. */
const isSameProgram = (): RawBuilder<boolean> => sql<boolean>`(
  select one.language = before.language and one.code = before.code
  from submissions one join submissions before on before.id = made.before_id where one.id = made.id)`;

/** What people tried in a venue from a moment on. Programs are read where one of the same length was sent just before. */
export async function listTries(db: Queryable, asked: Asked): Promise<TriesRow[]> {
  const { id, dueAt, venue, uids, pids, from, steps, other } = asked;
  const { rows } = await sql<TriesRow>`
    with made as (
      select s.id, s.uid, s.pid, r.status, r.score, s.received_at, lag(s.id) over own as before_id,
        s.received_at - lag(s.received_at) over own <= make_interval(secs => ${SAME_TRY_SECONDS})
          and s.length = lag(s.length) over own as may_repeat
      from ${withResults(other)}
      where ${inVenue(venue)} and s.received_at >= ${from} and s.uid = any(${uids}::bigint[]) and s.pid = any(${pids}::bigint[])
        and ${isTry('r')}
      window own as (partition by s.uid, s.pid order by s.received_at, s.id)
    )
    select made.uid, made.pid,
      width_bucket(
        made.received_at - greatest(x.until - ${dueAt}::timestamptz, interval '0'),
        ${steps.map((at) => at.toISOString())}::timestamptz[]
      ) as step,
      max(${percentOf('made')}) as percent,
      count(*) filter (where case when made.may_repeat then not ${isSameProgram()} else true end) as tries,
      floor(extract(epoch from max(made.received_at)) * 1000)::float8 as last_ms
    from made join problems p on p.id = made.pid
    left join assignment_extensions x on x.assignment_id = ${id} and x.uid = made.uid
    group by made.uid, made.pid, step`.execute(db);
  return rows;
}

/** What people reached in a timed work, which gives points of its own, also for questions: once what is finished was graded. */
export async function listWorkPoints(db: Queryable, wid: number, uids: readonly number[]) {
  const { rows } = await sql<{ uid: number; pid: number; percent: number }>`
    select m.uid, wp.pid, (cell.value ->> 1)::float8 * 100 / nullif(wp.points, 0) as percent
    from timed_work_sittings m cross join lateral jsonb_each(m.cells) cell
    join timed_work_problems wp on wp.wid = m.wid and wp.id = cell.key::bigint
    where m.wid = ${wid} and m.uid = any(${uids}::bigint[])`.execute(db);
  return rows;
}

/** Members of a group, without those who run it. @param labels of these classes alone; null: of all */
export const listStudents = (db: Queryable, gid: number, labels: readonly string[] | null = null) =>
  db
    .selectFrom('group_members as m')
    .innerJoin('users as u', 'u.uid', 'm.uid')
    .select(['u.uid', 'u.username', 'u.realname', 'm.label'])
    .where('m.gid', '=', gid)
    .where('m.auth', '=', GROUP_LEVEL.member)
    .$if(labels !== null, (query) => query.where('m.label', 'in', [...labels!]))
    .orderBy('u.username')
    .execute();
