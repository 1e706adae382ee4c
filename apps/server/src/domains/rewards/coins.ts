import { getAcCoin } from '@assay/contract/accounts/check-in.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import type { SignalMap } from '../../platform/signals.ts';
import { findBalance, insertLedgerEntries, type LedgerEntry } from './coins.queries.ts';

/** Pays coins within the transaction of what earned them; what had been paid for the same reason and subject is not paid again. */
export const payCoins = (tx: Queryable, entries: readonly LedgerEntry[]): Promise<void> =>
  insertLedgerEntries(tx, entries);

export async function payCheckIn({ uid, day, coins }: SignalMap['account.checkedIn'], tx: Queryable) {
  await payCoins(tx, [{ uid, delta: coins, reason: 'check-in', subject: day }]);
}

export const coinCalls: Implementation[] = [implement(getAcCoin, (call) => findBalance(call.db, viewerOf(call).uid))];
