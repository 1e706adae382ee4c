import type { Queryable } from '../../../platform/db/database.ts';

export async function findLastCheckIn(db: Queryable, uid: number) {
  return db
    .selectFrom('check_ins')
    .select(['day', 'streak', 'remark', 'gmt_create'])
    .where('uid', '=', uid)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** @returns false when this user has checked in on this day already */
export async function insertCheckIn(
  db: Queryable,
  checkIn: { uid: number; day: string; streak: number; remark: string; acoin: number; gmt_create: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('check_ins')
    .values(checkIn)
    .onConflict((conflict) => conflict.columns(['uid', 'day']).doNothing())
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}
