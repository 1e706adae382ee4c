import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';

export interface LedgerEntry {
  uid: number;
  /** Coins gained, or spent when negative. */
  delta: number;
  reason: string;
  /** What it was for; the same user, reason and subject are entered once only. */
  subject: string;
}

/** Enters movements and changes the balances with them; what had been entered before changes nothing. */
export async function insertLedgerEntries(db: Queryable, entries: readonly LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    with entered as (
      insert into coin_ledger (uid, delta, reason, subject)
      select * from unnest(
        ${entries.map((one) => one.uid)}::bigint[], ${entries.map((one) => one.delta)}::integer[],
        ${entries.map((one) => one.reason)}::text[], ${entries.map((one) => one.subject)}::text[])
      on conflict (uid, reason, subject) do nothing
      returning uid, delta
    )
    insert into coin_balances (uid, balance) select uid, sum(delta) from entered group by uid order by uid
    on conflict (uid) do update set balance = coin_balances.balance + excluded.balance`.execute(db);
}

export async function findBalance(db: Queryable, uid: number): Promise<number> {
  const row = await db
    .selectFrom('coin_balances')
    .modifyFront(PREPARED)
    .select('balance')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.balance ?? 0;
}
