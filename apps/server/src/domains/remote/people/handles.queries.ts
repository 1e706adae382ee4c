import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export interface HandleRow {
  site: RemoteSiteCode;
  handle: string;
  word: string;
  proved_at: Date | null;
  /** Since when a session is kept; what it is lies beside, sealed. */
  session_at: Date | null;
}

const COLUMNS = ['site', 'handle', 'word', 'proved_at', 'session_at'] as const;

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
export async function putHandle(
  db: Queryable,
  uid: number,
  { site, handle, word }: Pick<HandleRow, 'site' | 'handle' | 'word'>,
) {
  await db
    .insertInto('remote_handles')
    .values({ uid, site, handle, word })
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'site'])
        .doUpdateSet({ handle, word, proved_at: null, sealed_session: null, session_at: null }),
    )
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

export interface SessionRow {
  uid: number;
  site: RemoteSiteCode;
  sealed_session: string;
}

/** The session that the owner of a user name keeps here. */
export async function findSession(db: Queryable, site: RemoteSiteCode, handle: string): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`
    select uid, site, sealed_session from remote_handles
    where site = ${site} and lower(handle) = lower(${handle}) and proved_at is not null and sealed_session is not null`.execute(
    db,
  );
  return rows[0] ?? null;
}

export const listSessions = async (db: Queryable): Promise<SessionRow[]> =>
  (await db
    .selectFrom('remote_handles')
    .select(['uid', 'site', 'sealed_session'])
    .where('sealed_session', 'is not', null)
    .forUpdate()
    .execute()) as SessionRow[];

/** @param sealed null forgets it */
export const updateSession = (
  db: Queryable,
  { uid, site }: Pick<SessionRow, 'uid' | 'site'>,
  sealed: string | null,
  now: Date,
) =>
  db
    .updateTable('remote_handles')
    .set({ sealed_session: sealed, session_at: sealed === null ? null : sql`coalesce(session_at, ${now})` })
    .where('uid', '=', uid)
    .where('site', '=', site)
    .execute();

/** Forgets who somebody is at other sites, once the account is erased. */
export async function deleteHandlesOf(db: Queryable, uid: number): Promise<void> {
  await db.deleteFrom('remote_handles').where('uid', '=', uid).execute();
  await db
    .updateTable('remote_submissions')
    .set({ handle: null })
    .where('uid', '=', uid)
    .where('account_id', 'is', null)
    .where('state', 'in', ['done', 'failed'])
    .execute();
}
