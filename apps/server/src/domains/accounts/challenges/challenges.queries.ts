import type { Queryable } from '../../../platform/db/database.ts';

interface Challenge {
  purpose: string;
  subject: string;
  secretHash?: Buffer;
  detail: object;
  now: Date;
  expiresAt: Date;
}

/** Stores a challenge in place of an earlier one of the same purpose and subject. */
export async function upsertChallenge(db: Queryable, challenge: Challenge) {
  await upsert(db, challenge).execute();
}

/**
 * Stores a challenge unless one was made after `notSince`: of parallel requests one succeeds.
 * @returns when the challenge in the way was made, or null on success
 */
export async function upsertChallengeUnlessFresh(db: Queryable, challenge: Challenge, notSince: Date) {
  const stored = await upsert(db, challenge, notSince).returning('purpose').executeTakeFirst();
  if (stored) return null;
  const row = await db
    .selectFrom('challenges')
    .select('gmt_create')
    .where('purpose', '=', challenge.purpose)
    .where('subject', '=', challenge.subject)
    .executeTakeFirst();
  return row?.gmt_create ?? challenge.now;
}

function upsert(db: Queryable, { purpose, subject, secretHash, detail, now, expiresAt }: Challenge, notSince?: Date) {
  const fresh = {
    secret_hash: secretHash ?? null,
    detail: JSON.stringify(detail),
    failures: 0,
    gmt_create: now,
    expires_at: expiresAt,
  };
  return db
    .insertInto('challenges')
    .values({ purpose, subject, ...fresh })
    .onConflict((conflict) => {
      const update = conflict.columns(['purpose', 'subject']).doUpdateSet(fresh);
      return notSince ? update.where('challenges.gmt_create', '<=', notSince) : update;
    });
}

/** Takes a challenge away, so that it can be answered once only. */
export async function deleteChallenge(db: Queryable, purpose: string, subject: string, now: Date) {
  const row = await db
    .deleteFrom('challenges')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .returning(['secret_hash', 'detail', 'gmt_create', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row : null;
}

/** Reads a challenge and holds it until the transaction ends. */
export async function lockChallenge(db: Queryable, purpose: string, subject: string, now: Date) {
  return db
    .selectFrom('challenges')
    .select(['secret_hash', 'detail', 'failures'])
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateChallengeFailures(db: Queryable, purpose: string, subject: string, failures: number) {
  await db
    .updateTable('challenges')
    .set({ failures })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .execute();
}

export async function deleteExpiredChallenges(db: Queryable, now: Date) {
  await db.deleteFrom('challenges').where('expires_at', '<=', now).execute();
}
