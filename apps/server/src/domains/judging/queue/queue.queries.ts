import { LEASE_SECONDS } from '@assay/contract/judging/node-link.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { UNFINISHED_SQL, verdictSql } from '../../../platform/db/verdicts.ts';
import { inVenue } from '../../venues/venues.queries.ts';
import { askAgain } from '../remote/steps.queries.ts';
import { SUBJECT_COLUMNS, type Subject, type SubjectColumns, subjectOf } from './subject.ts';

/** Contest and timed work first, then practice, then problems of groups and persons with test runs (EDIT-11), then rejudges. */
export const PRIORITY = { contest: 0, practice: 1, own: 2, testRun: 2, rejudge: 3 } as const;

/** A user with more waiting jobs than this leaves a slot to others with each further one. */
const BACKLOG = 10;

interface NewJob {
  testKey: string;
  uid: number;
  priority: number;
  language: string;
  /** Languages of the checkers that a test run takes along. */
  alsoNeeds?: readonly string[];
}

/** Where a waiting job stands among those of its priority. */
export interface Turn {
  turn: number;
  is_backlog: boolean;
}

/**
 * The {@link Turn} of a new job: one behind the user's own last waiting job, and never before the front of the queue.
 * A newcomer stands at the front beside the first job of a user who queued hundreds.
 */
export const nextTurn = ({ uid, priority }: Record<'uid' | 'priority', number | RawBuilder<unknown>>) => sql`(
  select greatest(own.next, front.turn) as turn, own.next > front.turn + ${sql.lit(BACKLOG)} as is_backlog
  from (select coalesce(max(turn) + 1, 0) as next from jobs
        where state = 'waiting' and uid = ${uid} and priority = ${priority}) own,
    (select coalesce((select turn from jobs where state = 'waiting' and priority = ${priority}
                      order by priority, turn, id limit 1), 0) as turn) front)`;

/** Adds a job that no submission waits for, at its {@link nextTurn}. */
export async function insertJob(db: Queryable, job: NewJob): Promise<void> {
  await sql`
    ${PREPARED} insert into jobs (test_key, uid, priority, turn, language, is_backlog, also_needs)
    select ${job.testKey}::text, ${job.uid}::bigint, ${job.priority}::smallint, next.turn, ${job.language}::text,
      next.is_backlog, ${job.alsoNeeds ?? []}::text[]
    from ${nextTurn(job)} next`.execute(db);
}

/** Behind everything else, and behind what is judged again already. */
const LAST_TURN = sql`
  coalesce((select max(turn) from jobs where state = 'waiting' and priority = ${PRIORITY.rejudge}), 0)`;

const WAITING_AGAIN = sql`
  on conflict (submission_id) do update
    set state = 'waiting', token = null, lease_until = null, attempt = 0, failed_node = null, failed_at = null,
        failure = null`;

const JUDGED_HERE = sql`not exists (select from remote_submissions remote where remote.submission_id = s.id)`;

/**
 * Queues a submission for judging again; the new result will be current. One of a remote judge is asked about there.
 * @returns whether it is queued; not where a remote judge never got it
 */
export async function insertRejudgeJob(db: Queryable, submissionId: number): Promise<boolean> {
  if ((await askAgain(db, sql`submission_id = ${submissionId}`)).length > 0) return true;
  const { numAffectedRows } = await sql`
    insert into jobs (submission_id, uid, priority, turn, language)
    select s.id, s.uid, ${PRIORITY.rejudge}::smallint, ${LAST_TURN} + 1, s.language
    from submissions s where s.id = ${submissionId} and ${JUDGED_HERE}
    ${WAITING_AGAIN}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/**
 * Queues all finished submissions of a problem, or those of it in one venue, and shows them as waiting. One statement,
 * because there may be tens of thousands. @returns how many
 */
export async function requeueFinal(db: Queryable, pid: number, venue: Venue | null): Promise<number> {
  const { numAffectedRows } = await sql`
    with marked as (
      update submissions s set status = ${verdictSql('pending')}
      where pid = ${pid} and status not in ${UNFINISHED_SQL} and ${JUDGED_HERE}
        and ${venue ? inVenue(venue, 's') : sql`true`}
      returning id, uid, language
    )
    insert into jobs (submission_id, uid, priority, turn, language)
    select id, uid, ${PRIORITY.rejudge}::smallint, ${LAST_TURN} + row_number() over (order by id), language from marked
    ${WAITING_AGAIN}`.execute(db);
  const asked = await askAgain(
    db,
    sql`submission_id in (select id from submissions where pid = ${pid} and status not in ${UNFINISHED_SQL}
      and ${venue ? inVenue(venue, 'submissions') : sql`true`})`,
  );
  if (asked.length > 0) {
    await sql`update submissions set status = ${verdictSql('pending')} where id = any(${asked}::bigint[])`.execute(db);
  }
  return Number(numAffectedRows ?? 0n) + asked.length;
}

/** What changes thousands of submissions waits for others of its kind: rows are locked in no common order. */
export async function lockBulk(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('submissions in bulk'))`.execute(tx);
}

/** Queues the members of a rejudge set that have no result yet and do not wait to be scored anew. */
export async function insertMemberJobs(db: Queryable, setId: number): Promise<void> {
  await sql`
    insert into jobs (member_id, uid, priority, turn, language)
    select m.id, s.uid, ${PRIORITY.rejudge}::smallint, ${LAST_TURN} + row_number() over (order by m.id), s.language
    from rejudge_members m join submissions s on s.id = m.submission_id
    where m.set_id = ${setId} and m.after_id is null and not m.to_rescore
    on conflict (member_id) do nothing`.execute(db);
}

/** Prolongs leases; answers the ids of those that still stand. */
export async function prolongLeases(db: Queryable, leases: { jobId: number; token: string }[]): Promise<Set<number>> {
  if (leases.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    update jobs set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
    from unnest(${leases.map((lease) => lease.jobId)}::bigint[], ${leases.map((lease) => lease.token)}::text[])
      as held (id, token)
    where jobs.id = held.id and jobs.token = held.token and jobs.state = 'leased'
    returning jobs.id`.execute(db);
  return new Set(rows.map((row) => row.id));
}

const LEASED = [
  ...SUBJECT_COLUMNS,
  'attempt',
  'node_id',
  'failed_node',
  'data_version',
  'problem_version',
  'data_edition',
] as const;

type LeasedRow = SubjectColumns & {
  attempt: number;
  node_id: number | null;
  failed_node: number | null;
  data_version: number | null;
  problem_version: number | null;
  data_edition: number | null;
};

const withSubject = <Row extends SubjectColumns>(row: Row) => ({ ...row, subject: subjectOf(row) });

/** Whoever ends many jobs together soon gives up on what others hold, and then ends them one by one. */
export const limitLockWait = (tx: Queryable) => sql`set local lock_timeout = '300ms'`.execute(tx);

export interface Lease {
  jobId: number;
  token: string;
}

/** Ends jobs for whoever holds their current leases, with the name of who that is; those whose lease was lost are missing. */
export async function takeLeasedJobs(db: Queryable, leases: readonly Lease[]) {
  const { rows } = await sql<LeasedRow & { id: number; token: string; judger: string | null }>`
    ${PREPARED} delete from jobs
    using unnest(${leases.map(({ jobId }) => jobId)}::bigint[], ${leases.map(({ token }) => token)}::text[]) as given (job_id, lease)
    where jobs.id = given.job_id and jobs.token = given.lease and jobs.state = 'leased'
    returning jobs.id, jobs.token, (select name from judge_nodes node where node.id = jobs.node_id) as judger,
      ${sql.join(LEASED.map((column) => sql.ref(`jobs.${column}`)))}`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, withSubject(row)]));
}

export async function findLeasedJob(db: Queryable, jobId: number, token: string) {
  const row = await db
    .selectFrom('jobs')
    .select(LEASED)
    .where('id', '=', jobId)
    .where('token', '=', token)
    .where('state', '=', 'leased')
    .executeTakeFirst();
  return row ? withSubject(row) : null;
}

const SUBJECT = sql.join(SUBJECT_COLUMNS.map((column) => sql.ref(column)));

/** Gives a job back to the queue at its old place. @returns what it is about; null when the lease was lost */
export async function returnJob(
  db: Queryable,
  jobId: number,
  token: string,
  failure: { reason: string; nodeId: number } | null,
): Promise<Subject | null> {
  const { rows } = await sql<SubjectColumns>`
    with returned as (
      update jobs set state = 'waiting', token = null, lease_until = null,
        attempt = case when ${failure === null} then attempt - 1 else attempt end,
        failed_node = ${failure?.nodeId ?? null}::bigint, failed_at = ${failure ? sql`now()` : null},
        failure = coalesce(${failure?.reason ?? null}::text, failure)
      where id = ${jobId} and token = ${token} and state = 'leased'
      returning ${SUBJECT}
    ), shown as (
      update submissions set status = ${verdictSql('pending')} from returned where submissions.id = returned.submission_id
    )
    select * from returned`.execute(db);
  const [row] = rows;
  return row ? subjectOf(row) : null;
}

/** Jobs whose node fell silent wait again, for this reason; those that used up their attempts are answered instead. */
export async function returnExpiredJobs(db: Queryable, attemptsMax: number, reason: string) {
  const exhausted = await sql<SubjectColumns & { id: number; token: string; node_id: number | null }>`
    select id, ${SUBJECT}, token, node_id from jobs
    where state = 'leased' and lease_until < now() and attempt >= ${attemptsMax}`.execute(db);
  const returned = await sql<SubjectColumns & { language: string; node_id: number | null }>`
    with returned as (
      update jobs set state = 'waiting', token = null, lease_until = null, failed_node = node_id, failed_at = now(),
        failure = ${reason}
      where state = 'leased' and lease_until < now() and attempt < ${attemptsMax}
      returning ${SUBJECT}, language, node_id
    ), shown as (
      update submissions set status = ${verdictSql('pending')} from returned where submissions.id = returned.submission_id
    )
    select * from returned`.execute(db);
  return { exhausted: exhausted.rows.map(withSubject), returned: returned.rows.map(withSubject) };
}

/** Places in the queue, from 1, of the waiting submissions among these. */
export async function findQueuePositions(db: Queryable, submissionIds: number[]): Promise<Map<number, number>> {
  if (submissionIds.length === 0) return new Map();
  const { rows } = await sql<{ submission_id: number; place: number }>`
    select w.submission_id,
      (select count(*) from jobs ahead
       where ahead.state = 'waiting'
         and (ahead.priority, ahead.turn, ahead.id) <= (w.priority, w.turn, w.id)) as place
    from jobs w
    where w.state = 'waiting' and w.submission_id = any(${submissionIds}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.submission_id, row.place]));
}

export async function findTestQueuePosition(db: Queryable, testKey: string): Promise<number | null> {
  const { rows } = await sql<{ place: number }>`
    select (select count(*) from jobs ahead
            where ahead.state = 'waiting'
              and (ahead.priority, ahead.turn, ahead.id) <= (w.priority, w.turn, w.id)) as place
    from jobs w where w.state = 'waiting' and w.test_key = ${testKey}`.execute(db);
  return rows[0]?.place ?? null;
}

export async function findQueueFigures(db: Queryable) {
  const { rows } = await sql<{ waiting: number; running: number; held: number; oldest: number | null }>`
    select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'leased') as running,
      count(*) filter (where state = 'held') as held,
      extract(epoch from now() - min(gmt_create) filter (where state = 'waiting'))::float8 as oldest
    from jobs`.execute(db);
  const row = rows[0]!;
  return { waiting: row.waiting, running: row.running, held: row.held, oldestSeconds: row.oldest };
}
