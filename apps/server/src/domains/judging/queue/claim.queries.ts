import { LEASE_SECONDS } from '@assay/contract/judging/node-link.ts';
import type { Claimant, WaitingJob } from '@assay/rules/judging/nodes/assign-jobs.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import { MEMORY_OF_JOB, NEEDS_OF_JOB, PROBLEM_OF_JOB } from './job-problem.queries.ts';
import { type Subject, type SubjectColumns, subjectOf } from './subject.ts';

export interface ClaimedJob {
  id: number;
  subject: Subject;
  attempt: number;
  token: string;
  data_version: number | null;
}

/** How long a node leaves a job to others after failing at it. */
const FAILED_NODE_PAUSE = '3 seconds';

/** What nodes are given work of at this moment, by id; nothing while a node rests. Nodes that are unknown are missing. */
export async function findClaimants(db: Queryable, nodeIds: readonly number[]) {
  const { rows } = await sql<Pick<Claimant, 'memoryMb'> & { id: number; accepted: string[] }>`
    ${PREPARED} select id, memory_mb as "memoryMb",
      case when resting_until is null or resting_until < now() then accepted else '{}' end as accepted
    from judge_nodes where id = any(${nodeIds}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/**
 * The first waiting jobs, in fair order, that one of the claimants may take, and the free slots of the site. Those of paused problems
 * are passed over; they are few, because `judging/broken/settle.ts` soon takes them out of the way. So are those that need more memory
 * than the claimants have, while a larger node is at work. Until the transaction ends nobody else is handed them. What others are changing
 * at this moment is passed over, so that claiming never waits for anybody: no job is ever picked twice.
 */
export async function pickWaitingJobs(
  tx: Queryable,
  claimants: readonly Claimant[],
): Promise<{ waiting: WaitingJob[]; free: number }> {
  const wanted = claimants.reduce((sum, claimant) => sum + claimant.wanted, 0);
  const languages = [...new Set(claimants.flatMap(({ accepted }) => accepted))];
  const nodeIds = claimants.map(({ nodeId }) => nodeId);
  const { rows } = await sql<WaitingJob & { free: number }>`
    ${PREPARED} with room as (
      select coalesce(sum(slots), 0) - (select count(*) from jobs where state = 'leased') as free from judge_nodes
      where accepted <> '{}' and last_seen > now() - make_interval(secs => ${LEASE_SECONDS})
    ), picked as (
      select id, submission_id, priority, turn, language, uid, is_backlog, needs, memory.needed as "memoryMb",
        case when failed_at >= now() - ${FAILED_NODE_PAUSE}::interval then failed_node end as avoids
      from jobs ${NEEDS_OF_JOB} ${MEMORY_OF_JOB}
      where state = 'waiting' and language = any(${languages}::text[])
        and (problem.is_paused is not true or kind = 'trial')
        and exists (select from judge_nodes node where node.id = any(${nodeIds}::bigint[]) and needs <@ node.accepted and (node.memory_mb is null or node.memory_mb >= memory.needed)
          and (resting_until is null or resting_until < now())
          and (failed_node is null or failed_node <> node.id or failed_at < now() - ${FAILED_NODE_PAUSE}::interval))
        and (not is_backlog or (select free from room) > 1
          or not exists (select from jobs other where other.state = 'leased' and other.uid = jobs.uid))
      order by priority, turn, id
      limit ${wanted}
      for update of jobs skip locked
    ), shown as (
      select s.id from picked join submissions s on s.id = picked.submission_id for no key update of s skip locked
    )
    select id, needs, "memoryMb", uid, is_backlog as "isBacklog", avoids,
      is_backlog and exists (select from jobs other where other.state = 'leased' and other.uid = picked.uid) as "isUserRunning",
      (select free from room) as free
    from picked
    where submission_id is null or exists (select from shown where shown.id = picked.submission_id)
    order by priority, turn, id`.execute(tx);
  return { waiting: rows.map(({ free: _free, ...job }) => job), free: rows[0]?.free ?? 0 };
}

/** Leases picked jobs to the nodes they go to; submissions among them turn to "compiling" in the same statement. */
export async function leaseJobs(
  tx: Queryable,
  given: readonly { jobId: number; nodeId: number }[],
): Promise<Map<number, ClaimedJob>> {
  const { rows } = await sql<Omit<ClaimedJob, 'subject'> & SubjectColumns>`
    ${PREPARED} with given as (
      select * from unnest(${given.map((one) => one.jobId)}::bigint[], ${given.map((one) => one.nodeId)}::bigint[])
        as given (job_id, node_id)
    ), leased as (
      update jobs set state = 'leased', attempt = attempt + 1, token = gen_random_uuid()::text, node_id = given.node_id,
        lease_until = now() + make_interval(secs => ${LEASE_SECONDS}), gmt_claimed = clock_timestamp(),
        (data_version, data_edition, problem_version) =
          (select p.data_version, p.data_edition, (select max(v.number) from problem_versions v where v.pid = p.id)
            from problems p where p.id = ${PROBLEM_OF_JOB})
      from given where jobs.id = given.job_id
      returning jobs.id, kind, submission_id, member_id, trial_id, run_id, test_key, attempt, token, data_version, jobs.node_id
    ), shown as (
      update submissions set status = ${verdictSql('compiling')}, judger = node.name
      from leased join judge_nodes node on node.id = leased.node_id where submissions.id = leased.submission_id
    )
    select id, kind, submission_id, member_id, trial_id, run_id, test_key, attempt, token, data_version from leased`.execute(
    tx,
  );
  return new Map(
    rows.map(({ id, attempt, token, data_version, ...row }) => [
      id,
      { id, subject: subjectOf(row), attempt, token, data_version },
    ]),
  );
}
