import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export interface LedgerEntry {
  uid: number;
  /** Coins gained, or spent when negative. */
  delta: number;
  reason: string;
  /** What it was for; the same user, reason and subject are entered once only. */
  subject: string;
}

/** Enters a movement and changes the balance with it; false when it had been entered before. */
export async function insertLedgerEntry(db: Queryable, entry: LedgerEntry): Promise<boolean> {
  const { rows } = await sql<{ uid: number }>`
    with entered as (
      insert into coin_ledger (uid, delta, reason, subject)
      values (${entry.uid}, ${entry.delta}, ${entry.reason}, ${entry.subject})
      on conflict (uid, reason, subject) do nothing
      returning uid, delta
    )
    insert into coin_balances (uid, balance) select uid, delta from entered
    on conflict (uid) do update set balance = coin_balances.balance + excluded.balance
    returning uid`.execute(db);
  return rows.length > 0;
}

export async function findBalance(db: Queryable, uid: number): Promise<number> {
  const row = await db.selectFrom('coin_balances').select('balance').where('uid', '=', uid).executeTakeFirst();
  return row?.balance ?? 0;
}
