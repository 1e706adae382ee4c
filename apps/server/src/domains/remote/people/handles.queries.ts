import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export interface HandleRow {
  site: RemoteSiteCode;
  handle: string;
  word: string;
  proved_at: Date | null;
}

const COLUMNS = ['site', 'handle', 'word', 'proved_at'] as const;

export const listHandles = async (db: Queryable, uid: number): Promise<HandleRow[]> =>
  (await db
    .selectFrom('remote_handles')
    .select(COLUMNS)
    .where('uid', '=', uid)
    .orderBy('site')
    .execute()) as HandleRow[];

export async function findHandle(db: Queryable, uid: number, site: RemoteSiteCode): Promise<HandleRow | null> {
  const row = await db
    .selectFrom('remote_handles')
    .select(COLUMNS)
    .where('uid', '=', uid)
    .where('site', '=', site)
    .executeTakeFirst();
  return (row as HandleRow | undefined) ?? null;
}

/** Names a user name that is to be proved, in place of the one before. */
export async function putHandle(db: Queryable, uid: number, { site, handle, word }: Omit<HandleRow, 'proved_at'>) {
  await db
    .insertInto('remote_handles')
    .values({ uid, site, handle, word })
    .onConflict((conflict) => conflict.columns(['uid', 'site']).doUpdateSet({ handle, word, proved_at: null }))
    .execute();
}

/** Whether somebody else has proved a user name. */
export async function isHandleTaken(db: Queryable, uid: number, { site, handle }: HandleRow): Promise<boolean> {
  const { rows } = await sql`
    select 1 from remote_handles
    where site = ${site} and lower(handle) = lower(${handle}) and proved_at is not null and uid <> ${uid}`.execute(db);
  return rows.length > 0;
}

/** Notes that a user name was proved. @returns whether it is still the one that was asked about, and nobody else's */
export async function proveHandle(
  db: Queryable,
  uid: number,
  { site, handle, word }: HandleRow,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update remote_handles set proved_at = ${now}
    where uid = ${uid} and site = ${site} and handle = ${handle} and word = ${word} and not exists (
      select from remote_handles o where o.site = ${site} and lower(o.handle) = lower(${handle}) and o.proved_at is not null
        and o.uid <> ${uid})`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export const deleteHandle = (db: Queryable, uid: number, site: RemoteSiteCode) =>
  db.deleteFrom('remote_handles').where('uid', '=', uid).where('site', '=', site).execute();
