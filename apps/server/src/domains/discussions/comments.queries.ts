import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** What somebody has solved and commented so far; of one person no two transactions get past this at once. */
export async function lockCommenter(tx: Queryable, uid: number, dayBefore: Date) {
  await tx.selectFrom('users').select('uid').where('uid', '=', uid).forNoKeyUpdate().execute();
  const { rows } = await sql<{ solved: number; written: number; today: number }>`
    select (select count(*) from solved_problems where uid = ${uid}) as solved,
      count(*) as written, count(*) filter (where gmt_create > ${dayBefore}) as today
    from comments where uid = ${uid} and owner_kind = 'discussion'`.execute(tx);
  return rows[0]!;
}
