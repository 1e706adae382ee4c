import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { CompileJob, TestRunJob } from '@assay/contract/judging/jobs.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

const KEEP_MINUTES = 15;

export async function insertTestRun(
  db: Queryable,
  run: { testKey: string; uid: number; pid: number | null; work: TestRunJob | CompileJob },
): Promise<void> {
  await db
    .insertInto('test_runs')
    .values({
      test_key: run.testKey,
      uid: run.uid,
      pid: run.pid,
      work: JSON.stringify(run.work),
      expires_at: sql`now() + make_interval(mins => ${KEEP_MINUTES})`,
    })
    .execute();
}

export async function updateTestRun(db: Queryable, testKey: string, report: JobReport): Promise<void> {
  if (report.outcome !== 'tested' && report.outcome !== 'compiled') return;
  await db
    .updateTable('test_runs')
    .set({ status: report.outcome === 'tested' ? report.status : VERDICT.accepted, result: JSON.stringify(report) })
    .where('test_key', '=', testKey)
    .execute();
}

export async function findTestRun(db: Queryable, testKey: string, uid: number) {
  const row = await db
    .selectFrom('test_runs as t')
    .innerJoin('problems as p', 'p.id', 't.pid')
    .select(['t.status', 't.work', 't.result', 'p.judge_mode'])
    .where('t.test_key', '=', testKey)
    .where('t.uid', '=', uid)
    .executeTakeFirst();
  if (!row) return null;
  return {
    status: row.status,
    judgeMode: row.judge_mode,
    work: row.work as TestRunJob,
    result: row.result as Extract<JobReport, { outcome: 'tested' }> | null,
  };
}

/** What a node answered; undefined while it has not. */
export async function findTestRunResult(db: Queryable, testKey: string): Promise<JobReport | undefined> {
  const row = await db.selectFrom('test_runs').select('result').where('test_key', '=', testKey).executeTakeFirst();
  return (row?.result ?? undefined) as JobReport | undefined;
}

/** Forgets a run and, if it still waits, its job. */
export async function deleteTestRun(db: Queryable, testKey: string): Promise<void> {
  await sql`
    with gone as (delete from test_runs where test_key = ${testKey})
    delete from jobs where test_key = ${testKey}`.execute(db);
}

export async function deleteExpiredTestRuns(db: Queryable): Promise<void> {
  await sql`
    with gone as (delete from test_runs where expires_at < now() returning test_key)
    delete from jobs using gone where jobs.test_key = gone.test_key`.execute(db);
}
