import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { StoredBlob } from '../../platform/files/blobs.ts';

/**
 * Says that a file is wanted from now on. Waits while a sweep is deleting the same file, because that holds the row until
 * the file is gone.
 */
export const touchBlob = (db: Queryable, blob: StoredBlob, now: Date) =>
  db
    .insertInto('blobs')
    .values({ hash: blob.hash, bytes: blob.bytes, gmt_create: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ gmt_create: now }))
    .execute();

/** Enters files that lie in the store without a row: left by a process that died between the two steps. */
export const insertStrayBlobs = (db: Queryable, blobs: readonly { hash: string; bytes: number; changed: Date }[]) =>
  db
    .insertInto('blobs')
    .values(blobs.map(({ hash, bytes, changed }) => ({ hash, bytes, gmt_create: changed })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The hashes of all files that something refers to, some of them null. Every table that names files of the store is listed here. */
export const USED_BLOBS = `
  select item -> side ->> 'hash' as hash
  from (select cases from problem_data union all select cases from testdata_uploads) as kept,
    jsonb_array_elements(kept.cases) as item, (values ('input'), ('output')) as sides(side)
  union all
  select hash from problem_files
  union all
  select hash from package_uploads
  union all
  select hash from made_files
  union all
  select test -> side ->> 'hash' from workshop_runs, jsonb_array_elements(tests) as test, (values ('input'), ('answer')) as sides(side)
  union all
  select substring(avatar from '[0-9a-f]{64}') from users where avatar is not null
  union all
  select substring(avatar from '/([0-9a-f]{64})[.]webp$') from users where avatar is not null
  union all
  select substring(logo from '/([0-9a-f]{64})[.]webp$') from contests where logo is not null
  union all
  select substring(image from '/([0-9a-f]{64})[.]webp$') from qsheets where image is not null
  union all
  select substring(photo from '/([0-9a-f]{64})[.]webp$') from contest_teams where photo is not null
  union all
  select substring(photo from '/([0-9a-f]{64})[.]webp$') from contest_registrations where photo is not null
  union all
  select substring(avatar from '/([0-9a-f]{64})[.]webp$') from groups where avatar is not null
  union all
  select substring(url from '/([0-9a-f]{64})[.]webp$') from site_pictures
  union all
  select substring(logo from '/([0-9a-f]{64})[.]webp$') from external_links
  union all
  select substring(logo from '/([0-9a-f]{64})[.]webp$') from external_contests
  union all
  select substring(image from '/([0-9a-f]{64})[.]webp$') from rewards
  union all
  select substring(image from '/([0-9a-f]{64})[.]webp$') from medals
  union all
  select substring(image from '/([0-9a-f]{64})[.]webp$') from certificates
  union all
  select pdf_hash from certificates
  union all
  select hash from data_archives
  union all
  select substring(reward_image from '/([0-9a-f]{64})[.]webp$') from reward_orders
  union all
  select hash from markdown_files`;

/** Advisory lock: alone for a sweep, shared by backups, which copy files that may be unused by now. */
export const SWEEP_LOCK = 7_021_115;

/** Until the transaction ends no backup begins and nobody else sweeps. @returns false when one of them goes on */
export async function claimSweep(tx: Queryable): Promise<boolean> {
  const { rows } = await sql<{ claimed: boolean }>`select pg_try_advisory_xact_lock(${SWEEP_LOCK}) as claimed`.execute(
    tx,
  );
  return rows[0]!.claimed;
}

/**
 * Deletes the rows of at most `limit` files that are older than `before` and that nothing refers to.
 * @returns their hashes; the rows stay locked until the transaction ends
 */
export async function deleteUnusedBlobs(tx: Queryable, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    with used as (${sql.raw(USED_BLOBS)})
    delete from blobs
    where gmt_create < ${before} and hash in (
      select b.hash from blobs b
      where b.gmt_create < ${before} and not exists (select 1 from used where used.hash = b.hash)
      limit ${limit})
    returning hash`.execute(tx);
  return rows.map((row) => row.hash);
}
