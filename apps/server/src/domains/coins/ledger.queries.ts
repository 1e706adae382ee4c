import type { CoinReason } from '@assay/contract/coins/ledger.ts';
import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/db/page.ts';
import { PREPARED } from '../../platform/db/prepared.ts';

export interface LedgerEntry {
  uid: number;
  /** Coins gained, or spent when negative; never 0. */
  delta: number;
  reason: CoinReason;
  /** What it is for, by its id; the same person, reason and subject are entered once only. */
  subject: string;
  /** The same as it is called now. */
  note?: string;
  /** Who made a correction. */
  byUid?: number;
}

/**
 * Holds the balances of people until the transaction ends, in one order, so that movements of the same person wait for each other.
 * @returns them by uid
 */
export async function lockBalances(tx: Queryable, uids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ uid: number; balance: number }>`
    ${PREPARED} insert into coin_balances (uid)
    select distinct uid from unnest(${uids}::bigint[]) as given (uid) order by uid
    on conflict (uid) do update set balance = coin_balances.balance
    returning uid, balance`.execute(tx);
  return new Map(rows.map(({ uid, balance }) => [uid, balance]));
}

/** @returns those that had not been entered before */
export async function insertEntries(
  tx: Queryable,
  entries: readonly LedgerEntry[],
): Promise<Pick<LedgerEntry, 'uid' | 'delta' | 'reason' | 'subject'>[]> {
  const given = entries.map(({ note = '', byUid, ...entry }) => ({ ...entry, note, by_uid: byUid }));
  const { rows } = await sql<Pick<LedgerEntry, 'uid' | 'delta' | 'reason' | 'subject'>>`
    ${PREPARED} insert into coin_ledger (uid, delta, reason, subject, note, by_uid)
    select uid, delta, reason, subject, note, by_uid
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given (uid bigint, delta integer, reason text, subject text, note text, by_uid bigint)
    on conflict (uid, reason, subject) do nothing
    returning uid, delta, reason, subject`.execute(tx);
  return rows;
}

/** Stores balances that are held. */
export async function updateBalances(tx: Queryable, balances: ReadonlyMap<number, number>): Promise<void> {
  await sql`
    ${PREPARED} update coin_balances b set balance = given.balance
    from unnest(${[...balances.keys()]}::bigint[], ${[...balances.values()]}::bigint[]) as given (uid, balance)
    where b.uid = given.uid`.execute(tx);
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

/** A page of somebody's entries, the latest first, each with the balance after it. */
export async function listEntries(db: Queryable, uid: number, paging: Paging) {
  const { total } = await db
    .selectFrom('coin_ledger')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('coin_ledger')
    .select(['id', 'delta', 'reason', 'subject', 'note', 'gmt_create'])
    .select(sql<number>`sum(delta) over (order by id)`.as('balance'))
    .where('uid', '=', uid)
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .$narrowType<{ reason: CoinReason }>()
    .execute();
  return { rows, total };
}

interface Filter {
  username?: string | undefined;
  reason?: CoinReason | undefined;
}

/** A page of everybody's entries, or of those by a name and a reason, the latest first. */
export async function listAllEntries(db: Queryable, { username, reason }: Filter, paging: Paging, countedMax: number) {
  const found = db
    .selectFrom('coin_ledger as l')
    .innerJoin('users as u', 'u.uid', 'l.uid')
    .$if(username !== undefined, (query) => query.where('u.username_key', '=', (username as string).toLowerCase()))
    .$if(reason !== undefined, (query) => query.where('l.reason', '=', reason as string));
  const { total } = await db
    .selectFrom(found.select('l.id').limit(countedMax).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('users as by', 'by.uid', 'l.by_uid')
    .innerJoin('coin_balances as b', 'b.uid', 'l.uid')
    .select(['l.id', 'l.uid', 'l.delta', 'l.reason', 'l.subject', 'l.note', 'l.gmt_create'])
    .select(['u.username', 'by.username as by_username', 'b.balance'])
    .orderBy('l.id', 'desc')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .$narrowType<{ reason: CoinReason }>()
    .execute();
  return { rows, total };
}

/** @returns the uid of a name, however it is written; null for nobody's and for one who was erased */
export async function findUid(db: Queryable, username: string): Promise<number | null> {
  const row = await db
    .selectFrom('users')
    .select('uid')
    .where('username_key', '=', username.toLowerCase())
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row?.uid ?? null;
}
