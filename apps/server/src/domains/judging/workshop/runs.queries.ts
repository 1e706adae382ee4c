import type { GenerationState } from '@assay/contract/judging/workshop/generation.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PRIORITY } from '../queue/queue.queries.ts';

/** What is made on a judge node for those who prepare a problem. */
export type RunKind = 'generation' | 'stress' | 'checks' | 'inputChecks';

/** Runs of a kind that are kept of a problem. */
const KEPT = 3;

export interface NewRun {
  pid: number;
  kind: RunKind;
  uid: number;
  plan: object;
  tests: readonly object[];
  now: Date;
}

/** Stores a run and drops those of long ago. The index of running ones refuses a second at the same time. */
export async function insertRun(tx: Queryable, { pid, kind, uid, plan, tests, now }: NewRun): Promise<number> {
  const { id } = await tx
    .insertInto('workshop_runs')
    .values({ pid, kind, by_uid: uid, plan: JSON.stringify(plan), tests: JSON.stringify(tests), gmt_create: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    delete from workshop_runs where pid = ${pid} and kind = ${kind} and id <= (
      select id from workshop_runs where pid = ${pid} and kind = ${kind} order by id desc offset ${KEPT} limit 1)`.execute(
    tx,
  );
  return id;
}

/** Queues a run beside the first of what is judged again, so that who prepares a problem need not wait for thousands of them. */
export async function insertRunJob(
  tx: Queryable,
  job: { runId: number; uid: number; language: string; alsoNeeds: readonly string[] },
): Promise<void> {
  await sql`
    insert into jobs (run_id, uid, priority, turn, language, also_needs)
    select ${job.runId}::bigint, ${job.uid}::bigint, ${PRIORITY.rejudge}::smallint,
      coalesce((select turn from jobs where state = 'waiting' and priority = ${PRIORITY.rejudge}
                order by priority, turn, id limit 1), 0),
      ${job.language}::text, ${job.alsoNeeds}::text[]`.execute(tx);
}

/** The last run of a kind for a problem; null when there is none. */
export async function findLatestRun(db: Queryable, pid: number, kind: RunKind) {
  const row = await db
    .selectFrom('workshop_runs as r')
    .leftJoin('users as u', 'u.uid', 'r.by_uid')
    .select(['r.id', 'r.state', 'r.plan', 'r.tests', 'r.result', 'r.gmt_create', 'r.gmt_ended', 'u.username'])
    .where('r.pid', '=', pid)
    .where('r.kind', '=', kind)
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, state: row.state as GenerationState } : null;
}

/** Runs by the jobs that stand for them. */
export const findRunsOfJobs = (db: Queryable, jobIds: readonly number[]) =>
  db
    .selectFrom('jobs as job')
    .innerJoin('workshop_runs as r', 'r.id', 'job.run_id')
    .select(['job.id as job_id', 'r.id', 'r.pid', 'r.kind', 'r.plan', 'r.tests'])
    .where((eb) => eb('job.id', '=', eb.fn.any(eb.val(jobIds))))
    .execute();

/** A run that still goes on, held until the transaction ends. */
export const lockRunning = (tx: Queryable, runId: number) =>
  tx
    .selectFrom('workshop_runs')
    .select(['id', 'pid', 'kind', 'plan', 'tests'])
    .where('id', '=', runId)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();

export const endRun = (
  tx: Queryable,
  runId: number,
  end: { state: GenerationState; tests?: readonly object[]; result?: object; now: Date },
) =>
  tx
    .updateTable('workshop_runs')
    .set({
      state: end.state,
      gmt_ended: end.now,
      ...(end.tests && { tests: JSON.stringify(end.tests) }),
      ...(end.result && { result: JSON.stringify(end.result) }),
    })
    .where('id', '=', runId)
    .where('state', '=', 'running')
    .execute();

/** Takes a run out of the queue; a node that works on it learns of it at its next heartbeat. */
export const deleteRunJob = (tx: Queryable, runId: number) =>
  tx.deleteFrom('jobs').where('run_id', '=', runId).execute();
