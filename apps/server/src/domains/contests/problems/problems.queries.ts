import type { Lang } from '@assay/contract/errors.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { UNJUDGED_SQL, verdictSql } from '../../../platform/db/verdicts.ts';
import { readTogether } from '../../../platform/queue/read-together.ts';
import { inContest, inVenueAt } from '../../venues/venues.queries.ts';

/** Problems of a contest in its order, with their full scores where they have one. */
export const listContestProblems = (db: Queryable, cid: number) =>
  db
    .selectFrom('contest_problems as c')
    .innerJoin('problems as p', 'p.id', 'c.pid')
    .select(['c.id', 'c.cid', 'c.pid', 'c.display_id', 'c.display_title', 'c.color', 'c.ac_coin', 'p.io_score'])
    .where('c.cid', '=', cid)
    .orderBy('c.seq')
    .orderBy('c.id')
    .execute();

/** The problem at a display id of a contest, in any letter case. */
export const findContestProblem = (db: Queryable, cid: number, displayId: string) =>
  db
    .selectFrom('contest_problems')
    .modifyFront(PREPARED)
    .select(['pid', 'display_id', 'display_title'])
    .where('cid', '=', cid)
    .where('display_id', '=', displayId.toUpperCase())
    .executeTakeFirst();

/** Display ids that contain a text, or are it. */
export async function findPidsInContest(db: Queryable, cid: number, displayId: string, exactly: boolean) {
  const rows = await listContestProblems(db, cid);
  const wanted = displayId.toUpperCase();
  return rows
    .filter(({ display_id }) => (exactly ? display_id === wanted : display_id.includes(wanted)))
    .map(({ pid }) => pid);
}

/** Which submissions of a contest count for its problem list. */
export interface Counted {
  cid: number;
  start: Date;
  /** Submissions from here on do not count. */
  before: Date | null;
}

/** Judged submissions of contestants by problem, and how many of them were accepted. */
export async function countProblemResults(db: Queryable, { cid, start, before }: Counted) {
  const { rows } = await sql<{ pid: number; total: number; ac: number }>`
    select s.pid, count(*) as total, count(*) filter (where s.status = ${verdictSql('accepted')}) as ac
    from submissions s join contest_registrations r on r.cid = ${cid} and r.uid = s.uid
    where ${inContest(cid)} and s.virtual_id is null and s.received_at >= ${start}
      and (${before}::timestamptz is null or s.received_at < ${before})
      and s.status not in ${UNJUDGED_SQL}
    group by s.pid`.execute(db);
  return new Map(rows.map((row) => [row.pid, row]));
}

/** Which of the own submissions of a problem stands for it. */
interface OwnQuery {
  cid: number;
  /** Oneself, or the members of one's team. */
  uids: readonly number[];
  /** In a virtual participation; null for the contest itself. */
  virtualId: number | null;
  /** Submissions from here on do not count. */
  before: Date | null;
  /** The last one; otherwise an accepted one or the one with most points, and the last one failing those. */
  latest: boolean;
}

interface OwnRow {
  status: number;
  score: number | null;
  /** When the problem was tried last, in milliseconds since 1970. */
  lastMs: number;
}

/** As one text for all problems of somebody: rows and dates cost the web node more than finding them costs the database. */
type OwnTuple = [pid: number, status: number, score: number | null, lastMs: number];

const keyOf = ({ cid, uids, virtualId, before, latest }: OwnQuery) =>
  [cid, uids.join(), virtualId, before?.getTime(), latest].join(' ');

/**
 * What somebody reached at each problem tried in a contest, and when it was tried last, by problem; absent for nothing. At a start everybody
 * asks within seconds.
 */
export const findOwnResults = readTogether<OwnQuery, ReadonlyMap<number, OwnRow>>(keyOf, async (db, asked) => {
  const line = asked.flatMap(({ uids }, at) => uids.map((uid) => ({ at: at + 1, uid })));
  const { rows } = await sql<{ at: number; own: OwnTuple[] }>`
    ${PREPARED} select asked.at, own.own from unnest(${asked.map(({ cid }) => cid)}::bigint[],
      ${asked.map(({ virtualId }) => virtualId)}::bigint[], ${asked.map(({ before }) => before)}::timestamptz[],
      ${asked.map(({ latest }) => latest)}::boolean[]) with ordinality as asked (cid, virtual_id, before, latest, at)
    cross join lateral (
      select json_agg(json_build_array(pid, status, score, last_ms)) as own from (
        select distinct on (pid) pid, status, score,
          (extract(epoch from max(received_at) over (partition by pid)) * 1000)::float8 as last_ms
        from submissions s
        where ${inVenueAt('contest', sql<number>`asked.cid`)} and s.virtual_id is not distinct from asked.virtual_id
          and uid = any(array(
            select line.uid from unnest(${line.map(({ at }) => at)}::bigint[], ${line.map(({ uid }) => uid)}::bigint[]) as line (at, uid)
            where line.at = asked.at))
          and (asked.before is null or received_at < asked.before)
        order by pid, case when not asked.latest then status = ${verdictSql('accepted')} end desc,
          case when not asked.latest then score end desc nulls last, id desc) of_problem) own
    where own.own is not null`.execute(db);
  return new Map(
    rows.map(({ at, own }) => [
      keyOf(asked[at - 1]!),
      new Map(own.map(([pid, status, score, lastMs]) => [pid, { status, score, lastMs }])),
    ]),
  );
});

/** Titles and own ids of the problems of a contest, for those who manage it. */
export const listManagedProblems = (db: Db, cid: number, lang: Lang) =>
  db
    .selectFrom('contest_problems as cp')
    .innerJoin('problems as p', 'p.id', 'cp.pid')
    .leftJoin('problem_texts as own', (join) => join.onRef('own.pid', '=', 'p.id').on('own.locale', '=', lang))
    .leftJoin('problem_texts as other', (join) => join.onRef('other.pid', '=', 'p.id').on('other.locale', '<>', lang))
    .leftJoin('problem_data as d', 'd.id', 'p.data_version')
    .select(['cp.id', 'cp.pid', 'cp.display_id', 'cp.display_title', 'cp.color', 'cp.ac_coin', 'cp.off_list'])
    .select(['p.problem_id', 'p.auth', 'p.type', 'p.author_uid', 'p.owner_kind', 'p.owner_id'])
    .select((eb) => [
      eb.fn.coalesce('own.title', 'other.title', sql<string>`''`).as('title'),
      sql<number>`coalesce(jsonb_array_length(d.cases), 0)`.as('case_count'),
    ])
    .where('cp.cid', '=', cid)
    .orderBy('cp.seq')
    .orderBy('cp.id')
    .execute();

/** Whether a contest, of the site or of a group, runs with a problem. */
export const isInRunningContest = (pid: RawBuilder<number>, now: Date) => sql<boolean>`exists (
  select 1 from contest_problems cp join contests c on c.id = cp.cid
  where cp.pid = ${pid} and c.start_time <= ${now} and c.end_time > ${now})`;
