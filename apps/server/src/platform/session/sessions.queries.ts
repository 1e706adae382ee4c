import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { PREPARED } from '../db/prepared.ts';

export interface FoundSession {
  id: number;
  uid: number;
  renew_at: Date;
  expires_at: Date;
  previous_until: Date | null;
  username: string;
  role: number;
  status: number;
  is_current: boolean;
}

/**
 * Sessions with what decides about their users: read together, so that a role change or a ban takes effect at once.
 * Two looks, each by its own index and before anything else: a plan for "or", or one that begins with users or with what has not run out,
 * would be right or wrong by how full the tables were when it was made.
 * @returns by the hash of the token that was given, in base64
 */
export async function findSessions(
  db: Queryable,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<ReadonlyMap<string, FoundSession>> {
  const { rows } = await sql<FoundSession & { hash: Buffer }>`
    ${PREPARED} with given as materialized (
      select token_hash as hash, id, uid, renew_at, expires_at, previous_until, true as is_current from sessions
      where token_hash = any(${tokenHashes}::bytea[])
      union all
      select previous_hash, id, uid, renew_at, expires_at, previous_until, false from sessions
      where previous_hash = any(${tokenHashes}::bytea[])
    )
    select given.*, username, role, status from given join users using (uid) where expires_at > ${now}`.execute(db);
  return new Map(rows.map(({ hash, ...session }) => [hash.toString('base64'), session]));
}

interface NewSession {
  uid: number;
  token_hash: Buffer;
  user_agent: string;
  ip: string;
  gmt_create: Date;
  renew_at: Date;
  expires_at: Date;
}

export async function insertSession(db: Queryable, session: NewSession): Promise<number> {
  const { id } = await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Gives a session a new token, once: of several requests that try with the same old one, one succeeds. */
export async function updateSessionToken(
  db: Queryable,
  id: number,
  oldHash: Buffer,
  next: { tokenHash: Buffer; previousUntil: Date; renewAt: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({
      token_hash: next.tokenHash,
      previous_hash: oldHash,
      previous_until: next.previousUntil,
      renew_at: next.renewAt,
      expires_at: next.expiresAt,
    })
    .where('id', '=', id)
    .where('token_hash', '=', oldHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** When each of these sessions runs out; those that are gone are left out. */
export async function findSessionEnds(db: Queryable, ids: readonly number[]): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'expires_at'])
    .where('id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .execute();
  return new Map(rows.map((row) => [row.id, row.expires_at]));
}

/** Deletes sessions of a user. @returns their ids */
export async function deleteSessions(
  db: Queryable,
  { uid, only, except }: { uid: number; only?: number; except?: number },
): Promise<number[]> {
  let query = db.deleteFrom('sessions').where('uid', '=', uid);
  if (only !== undefined) query = query.where('id', '=', only);
  if (except !== undefined) query = query.where('id', '<>', except);
  return (await query.returning('id').execute()).map((row) => row.id);
}

/** Deletes the oldest sessions beyond `max` of a user. @returns their ids */
export async function deleteOldestSessions(db: Queryable, uid: number, max: number): Promise<number[]> {
  const rows = await db
    .deleteFrom('sessions')
    .where('id', 'in', (eb) =>
      eb.selectFrom('sessions').select('id').where('uid', '=', uid).orderBy('id', 'desc').offset(max),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function listSessions(db: Queryable, uid: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'gmt_create', 'expires_at'])
    .where('uid', '=', uid)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteExpiredSessions(db: Queryable, now: Date) {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

/** Whether a user has logged in from an address and not logged out since. */
export async function hasSessionFrom(db: Queryable, uid: number, ip: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('uid', '=', uid)
    .where('ip', '=', ip)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
