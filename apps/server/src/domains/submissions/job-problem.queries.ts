import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** The problem of a row of `jobs`: that of its submission, or of its jury solution; null for test runs. */
export const PROBLEM_OF_JOB = sql<number | null>`coalesce(
  (select s.pid from submissions s where s.id = coalesce(jobs.submission_id,
    (select m.submission_id from rejudge_members m where m.id = jobs.member_id))),
  (select v.pid from verification_trials t join verifications v on v.id = t.verification_id where t.id = jobs.trial_id))`;

/** Problem that a job judges; 0 for test runs, and when the job is gone. */
export async function findProblemOfJob(db: Queryable, jobId: number): Promise<number> {
  const { rows } = await sql<{ pid: number | null }>`
    select ${PROBLEM_OF_JOB} as pid from jobs where id = ${jobId}`.execute(db);
  return rows[0]?.pid ?? 0;
}
