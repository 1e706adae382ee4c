import type { Queryable } from '../../../platform/db/database.ts';

/** Which of some accounts somebody made from rosters. */
export async function listMadeBy(db: Queryable, makerUid: number, uids: readonly number[]): Promise<Set<number>> {
  if (uids.length === 0) return new Set();
  const rows = await db
    .selectFrom('roster_accounts')
    .select('uid')
    .where('maker_uid', '=', makerUid)
    .where('uid', 'in', [...uids])
    .execute();
  return new Set(rows.map(({ uid }) => uid));
}

export const insertMade = (tx: Queryable, uid: number, makerUid: number) =>
  tx.insertInto('roster_accounts').values({ uid, maker_uid: makerUid }).execute();

/** What some people are in a group, and in which class; without a row they are nothing. */
export async function listLevels(
  db: Queryable,
  gid: number,
  uids: readonly number[],
): Promise<Map<number, { auth: number; label: string }>> {
  if (uids.length === 0) return new Map();
  const rows = await db
    .selectFrom('group_members')
    .select(['uid', 'auth', 'label'])
    .where('gid', '=', gid)
    .where('uid', 'in', [...uids])
    .execute();
  return new Map(rows.map(({ uid, ...own }) => [uid, own]));
}
