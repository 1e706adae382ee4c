import { sql } from 'kysely';
import type { Db, Queryable } from '../../../platform/db/database.ts';

/** Notes from where somebody logs in. @returns whether that is new, though other addresses are known */
export async function noteLoginAddress(tx: Queryable, uid: number, address: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_elsewhere: boolean }>`
    insert into login_addresses (uid, address, last_at) values (${uid}, ${address}, ${now})
    on conflict (uid, address) do update set last_at = excluded.last_at
    returning xmax = 0 and exists (select from login_addresses where uid = ${uid}) as is_elsewhere`.execute(tx);
  return rows[0]!.is_elsewhere;
}

export async function deleteLoginAddressesBefore(db: Db, moment: Date) {
  await db.deleteFrom('login_addresses').where('last_at', '<', moment).execute();
}
