import type { VenueKind } from '@assay/contract/venue.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import { inKinds } from '../../venues/venues.queries.ts';
import { PRIORITY } from '../queue/queue.queries.ts';

/** The problem that a judgement is of; null when its submission is gone. */
export async function findProblemOf(db: Queryable, judgementId: number): Promise<number | null> {
  const { rows } = await sql<{ pid: number }>`
    select s.pid from judgements j join submissions s on s.id = j.submission_id where j.id = ${judgementId}`.execute(
    db,
  );
  return rows[0]?.pid ?? null;
}

/** Remembers a judgement, so that it is judged again once its problem is fixed. */
export async function insertFault(tx: Queryable, judgementId: number, edition: number) {
  await sql`
    insert into problem_faults (judgement_id, submission_id, pid, edition)
    select j.id, s.id, s.pid, ${edition}::int
    from judgements j join submissions s on s.id = j.submission_id where j.id = ${judgementId}`.execute(tx);
}

/** Names of the cases of a data version that a file belongs to. */
export async function findFileNames(db: Queryable, dataVersion: number | null, hash: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct file.name from problem_data d cross join jsonb_array_elements(d.cases) one
    cross join lateral (values (one #>> '{input,hash}', one ->> 'inputName'), (one #>> '{output,hash}', one ->> 'outputName'))
      as file (hash, name)
    where d.id = ${dataVersion}::bigint and file.hash = ${hash}
    order by file.name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Takes the waiting jobs of paused problems out of the way of claims. What the jury verifies is judged all the same. */
export async function holdJobs(db: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`
    with paused as materialized (select id from problems where broken_at is not null and is_paused),
    stuck as (
      select jobs.id from jobs
      left join rejudge_members m on m.id = jobs.member_id
      join submissions s on s.id = coalesce(jobs.submission_id, m.submission_id)
      where jobs.state = 'waiting' and exists (select from paused) and s.pid in (select id from paused)
      order by jobs.id for update of jobs skip locked
    )
    update jobs set state = 'held' from stuck where jobs.id = stuck.id`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Lets held jobs wait again at their old places once their problem is not paused any more. @returns their languages */
export async function releaseJobs(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ language: string }>`
    with free as (
      select jobs.id from jobs
      left join rejudge_members m on m.id = jobs.member_id
      left join submissions s on s.id = coalesce(jobs.submission_id, m.submission_id)
      left join problems p on p.id = s.pid
      where jobs.state = 'held' and not coalesce(p.is_paused, false)
      order by jobs.id for update of jobs skip locked
    )
    update jobs set state = 'waiting' from free where jobs.id = free.id returning language`.execute(db);
  return rows.map(({ language }) => language);
}

export interface DueFault {
  judgementId: number;
  submissionId: number;
  pid: number;
  /** It is the current judgement of its submission, and still a System Error. */
  isCurrent: boolean;
}

/**
 * Failures whose problem was fixed since. Their submissions are locked until the transaction ends; those that somebody else is changing
 * are left for later.
 */
export async function lockDueFaults(tx: Queryable, limit: number): Promise<DueFault[]> {
  const { rows } = await sql<DueFault>`
    select f.judgement_id as "judgementId", f.submission_id as "submissionId", f.pid,
      s.judgement_id is not distinct from f.judgement_id and s.status = ${verdictSql('systemError')} as "isCurrent"
    from problem_faults f join problems p on p.id = f.pid join submissions s on s.id = f.submission_id
    where f.edition < p.data_edition
    order by f.submission_id limit ${limit}
    for no key update of s skip locked`.execute(tx);
  return rows;
}

export const deleteFaults = (tx: Queryable, judgementIds: readonly number[]) =>
  sql`delete from problem_faults where judgement_id = any(${judgementIds}::bigint[])`.execute(tx);

/**
 * Queues submissions whose problem was fixed and shows them as waiting. They come as if they were sent now: what the problem broke
 * is not paid by its contestants with a place behind everybody else.
 * @param urgent kinds of venues whose submissions are queued like those of a contest; elsewhere what is of problems of groups and persons
 *   stays behind practice (EDIT-11)
 */
export async function requeueFaulty(
  tx: Queryable,
  submissionIds: readonly number[],
  urgent: readonly VenueKind[],
): Promise<string[]> {
  const { rows } = await sql<{ language: string }>`
    with marked as (
      update submissions set status = ${verdictSql('pending')} from problems
      where submissions.id = any(${submissionIds}::bigint[]) and problems.id = submissions.pid
      returning submissions.id, submissions.uid, submissions.language,
        case when ${inKinds(urgent, 'submissions')} then ${PRIORITY.contest}::smallint
          when problems.owner_kind = 'site' then ${PRIORITY.practice}::smallint
          else ${PRIORITY.own}::smallint end as priority
    )
    insert into jobs (submission_id, uid, priority, turn, language)
    select id, uid, priority,
      coalesce((select min(turn) from jobs front where front.state = 'waiting' and front.priority = marked.priority), 0)
        + row_number() over (partition by uid, priority order by id) - 1,
      language
    from marked
    on conflict (submission_id) do nothing
    returning language`.execute(tx);
  return rows.map(({ language }) => language);
}

/** The same for members of open rejudge sets, whose new result was such a failure. */
export async function requeueFaultyMembers(tx: Queryable, judgementIds: readonly number[]): Promise<void> {
  await sql`
    with again as (
      update rejudge_members m set after_id = null from rejudge_sets r
      where r.id = m.set_id and r.state = 'open' and m.after_id = any(${judgementIds}::bigint[])
      returning m.id, m.submission_id
    )
    insert into jobs (member_id, uid, priority, turn, language)
    select again.id, s.uid, ${PRIORITY.rejudge}::smallint, row_number() over (order by again.id), s.language
    from again join submissions s on s.id = again.submission_id
    on conflict (member_id) do nothing`.execute(tx);
}

/** Rather than to wait for others, a transaction in the background gives up and comes again. */
export const waitShortly = (tx: Queryable) => sql`set local lock_timeout = '500ms'`.execute(tx);

/** Whether a submission's result is a failure that its problem caused. */
export async function isFaulty(db: Queryable, submissionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('problem_faults as f')
    .innerJoin('submissions as s', 's.judgement_id', 'f.judgement_id')
    .select('f.judgement_id')
    .where('s.id', '=', submissionId)
    .executeTakeFirst();
  return row !== undefined;
}
