import type { JobReport, TestRunJob } from '@assay/contract/judging/node-link.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

const KEEP_MINUTES = 15;

export async function insertTestRun(
  db: Queryable,
  run: { testKey: string; uid: number; pid: number; work: TestRunJob },
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
  if (report.outcome !== 'tested') return;
  await db
    .updateTable('test_runs')
    .set({ status: report.status, result: JSON.stringify(report) })
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

export async function deleteExpiredTestRuns(db: Queryable): Promise<void> {
  await sql`
    with gone as (delete from test_runs where expires_at < now() returning test_key)
    delete from jobs using gone where jobs.test_key = gone.test_key`.execute(db);
}
