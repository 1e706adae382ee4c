import type { Delay } from '@assay/contract/judging/delay.ts';
import { delayOf } from '@assay/rules/judging/nodes/problem-fault.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { NODE_SILENCE_SECONDS } from '../nodes/nodes.queries.ts';
import { NEEDS_OF_JOB } from './job-problem.queries.ts';

interface QueuedRow {
  submission_id: number | null;
  language: string;
  needs: string[];
  is_paused: boolean;
}

/** What each node at work is given. */
async function listOffers(db: Queryable): Promise<string[][]> {
  const { rows } = await sql<{ accepted: string[] }>`
    select distinct accepted from judge_nodes
    where accepted <> '{}' and last_seen > now() - make_interval(secs => ${NODE_SILENCE_SECONDS})`.execute(db);
  return rows.map(({ accepted }) => accepted);
}

async function listQueued(db: Queryable, which: RawBuilder<unknown>): Promise<QueuedRow[]> {
  const { rows } = await sql<QueuedRow>`
    select jobs.submission_id, jobs.language, needs, coalesce(problem.is_paused, false) as is_paused
    from jobs ${NEEDS_OF_JOB} where jobs.state in ('waiting', 'held') and ${which}`.execute(db);
  return rows;
}

const delayOfRow = ({ is_paused, ...row }: QueuedRow, offers: readonly string[][]) =>
  delayOf({ ...row, isPaused: is_paused }, offers);

/** Why submissions among these wait that no node will come to as things are. */
export async function findDelays(db: Queryable, submissionIds: readonly number[]): Promise<Map<number, Delay>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await listQueued(db, sql`jobs.submission_id = any(${submissionIds}::bigint[])`);
  const offers = rows.length > 0 ? await listOffers(db) : [];
  return new Map(
    rows.flatMap((row) => {
      const delay = delayOfRow(row, offers);
      return delay ? [[row.submission_id!, delay] as const] : [];
    }),
  );
}

/** The same for a test run, which no broken problem holds up. */
export async function findTestDelay(db: Queryable, testKey: string): Promise<Delay | null> {
  const [row] = await listQueued(db, sql`jobs.test_key = ${testKey}`);
  return row ? delayOfRow(row, await listOffers(db)) : null;
}

/** Waiting jobs that no node at work can do, by the languages that one would have to offer together; the most first. */
export async function countUnserved(db: Queryable): Promise<{ languages: string[]; jobs: number }[]> {
  const { rows } = await sql<{ languages: string[]; jobs: number }>`
    with offers as materialized (
      select distinct accepted from judge_nodes
      where accepted <> '{}' and last_seen > now() - make_interval(secs => ${NODE_SILENCE_SECONDS})
    ), kinds as materialized (
      select needs, count(*) as jobs from jobs ${NEEDS_OF_JOB} where jobs.state = 'waiting' group by needs
    )
    select needs as languages, jobs from kinds
    where not exists (select from offers where kinds.needs <@ offers.accepted)
    order by jobs desc, needs`.execute(db);
  return rows;
}
