import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** Honoured people who may log in and do not leave, by what they solved. */
export async function listHonors(db: Queryable) {
  const { rows } = await sql<{
    id: number;
    uid: number;
    username: string;
    nickname: string;
    avatar: string | null;
    title: string;
    ac: number;
  }>`
    select h.id, u.uid, u.username, u.nickname, u.avatar, h.title,
      (select count(*) from solved_problems s join problems p on p.id = s.pid where s.uid = u.uid and p.auth = 1) as ac
    from honors h join users u on u.uid = h.uid
    where u.status = 0 and u.erase_after is null and u.erased_at is null
    order by ac desc, h.id`.execute(db);
  return rows;
}

/** One is added after the other, so that there are never too many. */
export const lockHonors = (tx: Queryable) => sql`select pg_advisory_xact_lock(hashtext('honors'))`.execute(tx);

export async function countHonors(tx: Queryable): Promise<number> {
  const { count } = await tx
    .selectFrom('honors')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns null when the person is honoured already */
export async function insertHonor(tx: Queryable, uid: number, title: string, now: Date): Promise<number | null> {
  const row = await tx
    .insertInto('honors')
    .values({ uid, title, gmt_create: now })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const lockHonor = (tx: Queryable, id: number) =>
  tx.selectFrom('honors').select(['uid', 'title']).where('id', '=', id).forUpdate().executeTakeFirst();

export const updateHonorRow = (tx: Queryable, id: number, title: string) =>
  tx.updateTable('honors').set({ title }).where('id', '=', id).execute();

export const deleteHonorRow = (tx: Queryable, id: number) => tx.deleteFrom('honors').where('id', '=', id).execute();

export const deleteHonorOf = (tx: Queryable, uid: number) => tx.deleteFrom('honors').where('uid', '=', uid).execute();
