import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export interface ImportOutcome {
  problems: { pid: number; problemId: string; isNew: boolean }[];
  notes: unknown[];
  failure: { en: string; zh: string } | null;
  /** The training that came with them. */
  trainingId?: number;
}

export const insertPackageUpload = (
  db: Queryable,
  upload: {
    key: string;
    uid: number;
    fileName: string;
    hash: string;
    bytes: number;
    outcome: ImportOutcome | null;
    now: Date;
    expiresAt: Date;
  },
) =>
  db
    .insertInto('package_uploads')
    .values({
      upload_key: upload.key,
      uid: upload.uid,
      file_name: upload.fileName,
      hash: upload.hash,
      bytes: upload.bytes,
      outcome: upload.outcome && JSON.stringify(upload.outcome),
      gmt_modified: upload.now,
      expires_at: upload.expiresAt,
    })
    .execute();

export const findPackageUpload = (db: Queryable, key: string, uid: number, now: Date) =>
  db
    .selectFrom('package_uploads')
    .selectAll()
    .where('upload_key', '=', key)
    .where('uid', '=', uid)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uploads of a user that are still valid, the last that moved first. */
export const listPackageUploads = (db: Queryable, uid: number, now: Date, limit: number) =>
  db
    .selectFrom('package_uploads')
    .selectAll()
    .where('uid', '=', uid)
    .where('expires_at', '>', now)
    .orderBy('gmt_modified', 'desc')
    .orderBy('upload_key')
    .limit(limit)
    .execute();

/** Notes what a look into a package that waits for its import came to: null, or why nothing of it can be imported. */
export const updateReadiness = (db: Queryable, key: string, outcome: ImportOutcome | null) =>
  db
    .updateTable('package_uploads')
    .set({ outcome: outcome && JSON.stringify(outcome) })
    .where('upload_key', '=', key)
    .where('state', '=', 'ready')
    .execute();

/**
 * Deletes an upload that no import holds.
 * @param deadSince as of {@link claimPackageUpload}
 * @returns whether it was free
 */
export async function deletePackageUpload(db: Queryable, key: string, deadSince: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('package_uploads')
    .where('upload_key', '=', key)
    .where((eb) => eb.or([eb('state', '<>', 'importing'), eb('gmt_modified', '<', deadSince)]))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A run of an import: it holds the upload until it ends, or until it is taken for dead. */
export interface ImportRun {
  key: string;
  run: string;
}

/**
 * Claims an upload for a run.
 * @param deadSince an import that did not move since then died with its server
 * @returns whether it was free
 */
export async function claimPackageUpload(
  db: Queryable,
  { key, run }: ImportRun,
  now: Date,
  deadSince: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('package_uploads')
    .set({ state: 'importing', run, done: 0, total: 0, outcome: null, gmt_modified: now })
    .where('upload_key', '=', key)
    .where((eb) => eb.or([eb('state', '<>', 'importing'), eb('gmt_modified', '<', deadSince)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Changed = { done: number; total: number } | { state: 'imported' | 'failed'; outcome: string };

/** Changes an upload that the run still holds. @returns whether it does */
async function changeHeld(db: Queryable, { key, run }: ImportRun, changed: Changed, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('package_uploads')
    .set({ ...changed, gmt_modified: now })
    .where('upload_key', '=', key)
    .where('state', '=', 'importing')
    .where('run', '=', run)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const updateProgress = (db: Queryable, run: ImportRun, done: number, total: number, now: Date) =>
  changeHeld(db, run, { done, total }, now);

export const finishPackageUpload = (
  db: Queryable,
  run: ImportRun,
  state: 'imported' | 'failed',
  outcome: ImportOutcome,
  now: Date,
) => changeHeld(db, run, { state, outcome: JSON.stringify(outcome) }, now);

export const deleteExpiredPackages = (db: Queryable, now: Date) =>
  db.deleteFrom('package_uploads').where('expires_at', '<=', now).execute();

/** Problems that were imported from these packages before, under whatever id: by UUID, or by the address of their origin. */
export const findProblemsByOrigin = async (
  db: Queryable,
  origins: readonly { uuid: string | null; url: string | null }[],
) => {
  const [uuids, urls] = (['uuid', 'url'] as const).map((field) => origins.flatMap((origin) => origin[field] ?? []));
  if (uuids!.length + urls!.length === 0) return [];
  const { rows } = await sql<{
    id: number;
    problem_id: string;
    auth: number;
    author_uid: number | null;
    owner_kind: string;
    owner_id: number;
    uuid: string | null;
    url: string | null;
  }>`
    select p.id, p.problem_id, p.auth, p.author_uid, p.owner_kind, p.owner_id,
      p.package_facts -> 'origin' ->> 'uuid' as uuid, p.package_facts -> 'origin' ->> 'url' as url
    from problems p
    where p.owner_kind = 'site' and (p.package_facts -> 'origin' ->> 'uuid' = any(${uuids}::text[])
      or p.package_facts -> 'origin' ->> 'url' = any(${urls}::text[]))
    order by p.id`.execute(db);
  return rows;
};

/** Problems by display id, in any letter case. */
export const findProblemsById = (db: Queryable, problemIds: readonly string[]) =>
  problemIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('problems')
        .select(['id', 'problem_id', 'auth', 'author_uid', 'owner_kind', 'owner_id', 'version', 'judge_case_mode'])
        .where('problem_id', 'in', [...problemIds])
        .execute();

/** Display ids that begin so. */
export async function findIdsLike(db: Queryable, prefix: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('problems')
    .select('problem_id')
    .where((eb) => eb.fn('starts_with', ['problem_id', eb.val(prefix)]), '=', true)
    .execute();
  return new Set(rows.map((row) => row.problem_id));
}

export const updateFacts = (db: Queryable, pid: number, facts: unknown) =>
  db
    .updateTable('problems')
    .set({ package_facts: JSON.stringify(facts) })
    .where('id', '=', pid)
    .execute();

/** Languages of the site that problems can be solved in, in the order of its lists. */
/** What the smallest judge node at work has for programs, MB; null where none tells. */
export async function findNodeMemory(db: Queryable): Promise<number | null> {
  const row = await db
    .selectFrom('judge_nodes')
    .select((eb) => eb.fn.min('memory_mb').as('least'))
    .where('ready', '=', true)
    .where('last_seen', '>', sql<Date>`now() - interval '30 seconds'`)
    .executeTakeFirst();
  return row?.least ?? null;
}

export async function findLanguageNames(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('languages')
    .select('name')
    .where('oj', '=', 'ME')
    .where('enabled', '=', true)
    .orderBy('seq')
    .execute();
  return rows.map((row) => row.name);
}
