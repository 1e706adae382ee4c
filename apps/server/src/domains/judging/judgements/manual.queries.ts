import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { shownCase } from '../progress/progress.ts';
import { takeBackRemote } from '../remote/steps.queries.ts';
import type { JudgementSource, StoredCase } from './judgements.queries.ts';

/** Submissions as they stand: their rows, and the cases of their current judgements. One that is gone is left out. */
export async function findCurrentResults(db: Queryable, submitIds: readonly number[]) {
  const rows = await db
    .selectFrom('submissions as s')
    .leftJoin('judgements as j', 'j.id', 's.judgement_id')
    .leftJoin('remote_submissions as remote', 'remote.submission_id', 's.id')
    .select(['remote.site', 's.id', 's.status', 's.score', 's.time_ms', 's.memory_kb', 's.judgement_id', 'j.cases'])
    .where(sql<boolean>`s.id = any(${submitIds}::bigint[])`)
    .execute();
  const results = rows.map((row) => {
    const stored = (row.cases ?? []) as StoredCase[];
    return {
      status: row.status,
      score: row.score,
      timeMs: row.time_ms,
      memoryKb: row.memory_kb,
      judgementId: row.judgement_id,
      isRemote: row.site !== null,
      stored,
      cases: stored.map((each) => shownCase(each, each.groupNum)),
    };
  });
  return new Map(rows.map(({ id }, at) => [id, results[at]!]));
}

/** @throws when it is gone */
export async function findCurrentResult(db: Queryable, submitId: number) {
  const current = (await findCurrentResults(db, [submitId])).get(submitId);
  if (!current) throw new Error(`submission ${submitId} is gone`);
  return current;
}

/** Takes the job of a submission away, also from the node that has it: its lease is gone, which it hears with its next word. */
export async function deleteJob(tx: Queryable, submitId: number): Promise<boolean> {
  const result = await tx.deleteFrom('jobs').where('submission_id', '=', submitId).executeTakeFirst();
  return result.numDeletedRows > 0n || (await takeBackRemote(tx, submitId));
}

export async function belongsTo(db: Queryable, judgementId: number, submitId: number): Promise<boolean> {
  const row = await db
    .selectFrom('judgements')
    .select('id')
    .where('id', '=', judgementId)
    .where('submission_id', '=', submitId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every result a submission ever had, newest first. */
export async function listJudgements(db: Queryable, submitId: number) {
  const rows = await db
    .selectFrom('judgements as j')
    .innerJoin('submissions as s', 's.id', 'j.submission_id')
    .leftJoin('users as u', 'u.uid', 'j.by_uid')
    .leftJoin('rejudge_members as m', (join) =>
      join.onRef('m.submission_id', '=', 'j.submission_id').onRef('m.after_id', '=', 'j.id'),
    )
    .select([
      'j.id',
      'j.source',
      'j.status',
      'j.score',
      'j.time_ms',
      'j.memory_kb',
      'j.judger',
      'j.language_version',
      'j.data_version',
      'j.problem_version',
      'j.reason',
      'j.gmt_create',
      'u.username',
      'm.set_id',
      sql<boolean>`s.judgement_id is not distinct from j.id`.as('current'),
    ])
    .where('j.submission_id', '=', submitId)
    .orderBy('j.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    source: row.source as JudgementSource,
    status: row.status,
    score: row.score,
    time: row.time_ms,
    memory: row.memory_kb,
    judger: row.judger,
    languageVersion: row.language_version,
    dataVersion: row.data_version,
    problemVersion: row.problem_version,
    by: row.username,
    reason: row.reason,
    setId: row.set_id,
    current: row.current,
    gmtCreate: row.gmt_create.toISOString(),
  }));
}
