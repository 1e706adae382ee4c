import type { Queryable } from '../../../platform/db/database.ts';

/** A mute as it is stored: `until` null has no end; null when there is none. */
export type StoredMute = { until: Date | null } | null;

export async function findMute(db: Queryable, uid: number): Promise<StoredMute> {
  return (await db.selectFrom('user_mutes').select('until').where('uid', '=', uid).executeTakeFirst()) ?? null;
}

/** Makes a mute what is given, or ends it. */
export async function storeMute(tx: Queryable, uid: number, mute: StoredMute, now: Date): Promise<void> {
  if (!mute) {
    await tx.deleteFrom('user_mutes').where('uid', '=', uid).execute();
    return;
  }
  await tx
    .insertInto('user_mutes')
    .values({ uid, until: mute.until, gmt_create: now })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ until: mute.until, gmt_create: now }))
    .execute();
}
