import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { inContest } from '../../venues/venues.queries.ts';

/** Submissions of a contest with the judgement that counts, in the order of receipt. */
export async function listLoggedSubmissions(db: Queryable, cid: number) {
  const { rows } = await sql<{
    id: number;
    uid: number;
    pid: number;
    language: string;
    received_ms: number;
    judgement_id: number | null;
    judged_ms: number | null;
    status: number;
    score: number | null;
    time_ms: number | null;
  }>`
    select s.id, s.uid, s.pid, s.language, (extract(epoch from s.received_at) * 1000)::float8 as received_ms,
      s.judgement_id, (extract(epoch from j.gmt_create) * 1000)::float8 as judged_ms, s.status, s.score, s.time_ms
    from submissions s left join judgements j on j.id = s.judgement_id
    where ${inContest(cid)} and s.virtual_id is null
    order by s.received_at, s.id`.execute(db);
  return rows;
}

/** What the problems of a contest are judged by. */
export async function listProblemLimits(db: Queryable, cid: number) {
  const { rows } = await sql<{ pid: number; time_limit_ms: number; io_score: number | null; cases: number }>`
    select p.id as pid, p.time_limit_ms, p.io_score, coalesce(jsonb_array_length(d.cases), 0) as cases
    from contest_problems c join problems p on p.id = c.pid left join problem_data d on d.id = p.data_version
    where c.cid = ${cid}`.execute(db);
  return new Map(rows.map((row) => [row.pid, row]));
}

/** The source of one submission of a contest. */
export const findSource = (db: Queryable, cid: number, submissionId: number) =>
  db
    .selectFrom('submissions')
    .select(['code', 'language'])
    .where(inContest(cid, 'submissions'))
    .where('virtual_id', 'is', null)
    .where('id', '=', submissionId)
    .executeTakeFirst();

/** Contests of the site that began or will begin, newest first. */
export const listSiteContests = (db: Queryable, limit: number) =>
  db.selectFrom('contests').select('id').where('gid', '=', 0).orderBy('start_time', 'desc').limit(limit).execute();
