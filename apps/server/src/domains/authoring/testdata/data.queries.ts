import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import type { Subtask } from '@assay/contract/problems/problem.ts';
import type { Queryable } from '../../../platform/db/database.ts';

/** A version of a problem's test data. */
export interface DataVersion {
  id: number;
  isUpload: boolean;
  cases: JudgeCase[];
  /** Of the case mode `subtasks`. */
  subtasks: Subtask[];
}

/** The data that new judgements of a problem use. */
export async function findCurrentData(db: Queryable, pid: number): Promise<DataVersion | null> {
  const row = await db
    .selectFrom('problems as p')
    .innerJoin('problem_data as d', 'd.id', 'p.data_version')
    .select(['d.id', 'd.is_upload', 'd.cases', 'd.subtasks'])
    .where('p.id', '=', pid)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    isUpload: row.is_upload,
    cases: row.cases as JudgeCase[],
    subtasks: row.subtasks as Subtask[],
  };
}

/** @returns the id of the new version; {@link useData} makes it the current one */
export async function insertData(
  tx: Queryable,
  pid: number,
  { isUpload, cases, subtasks }: Omit<DataVersion, 'id'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('problem_data')
    .values({ pid, is_upload: isUpload, cases: JSON.stringify(cases), subtasks: JSON.stringify(subtasks) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const useData = (tx: Queryable, pid: number, dataVersion: number, ioScore: number) =>
  tx.updateTable('problems').set({ data_version: dataVersion, io_score: ioScore }).where('id', '=', pid).execute();

/** Makes an earlier version of the test data the current one again. */
export const takeUpData = (tx: Queryable, pid: number, dataVersion: number) =>
  tx.updateTable('problems').set({ data_version: dataVersion }).where('id', '=', pid).execute();

/** A case of an uploaded archive, before the save. */
export type StagedCase = Pick<JudgeCase, 'inputName' | 'outputName' | 'input' | 'output'>;

/** The cases of an upload of this user that is still valid; the row is locked until the transaction ends. */
export async function lockUpload(tx: Queryable, key: string, uid: number, now: Date): Promise<StagedCase[] | null> {
  const row = await tx
    .selectFrom('testdata_uploads')
    .select('cases')
    .where('upload_key', '=', key)
    .where('uid', '=', uid)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row ? (row.cases as StagedCase[]) : null;
}

export const deleteUpload = (tx: Queryable, key: string) =>
  tx.deleteFrom('testdata_uploads').where('upload_key', '=', key).execute();

export const insertUpload = (
  db: Queryable,
  upload: { key: string; uid: number; cases: StagedCase[]; expiresAt: Date },
) =>
  db
    .insertInto('testdata_uploads')
    .values({
      upload_key: upload.key,
      uid: upload.uid,
      cases: JSON.stringify(upload.cases),
      expires_at: upload.expiresAt,
    })
    .execute();

export const deleteExpiredUploads = (db: Queryable, now: Date) =>
  db.deleteFrom('testdata_uploads').where('expires_at', '<=', now).execute();

/**
 * Deletes versions that are neither current, nor of a version of the problem, nor were judged with, nor are being judged with. Problems saved after
 * `before` are left alone: a node may just be claiming work with the version that was current a moment ago.
 */
export const deleteUnusedData = (db: Queryable, before: Date) =>
  db
    .deleteFrom('problem_data as d')
    .using('problems as p')
    .whereRef('p.id', '=', 'd.pid')
    .whereRef('d.id', '<>', 'p.data_version')
    .where('p.gmt_modified', '<', before)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('judgements as j').select('j.id').whereRef('j.data_version', '=', 'd.id'))),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('problem_versions as v').select('v.pid').whereRef('v.data_version', '=', 'd.id'))),
    )
    .where((eb) => eb.not(eb.exists(eb.selectFrom('jobs as w').select('w.id').whereRef('w.data_version', '=', 'd.id'))))
    .execute();
