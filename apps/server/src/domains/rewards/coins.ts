import { getAcCoin } from '@assay/contract/accounts/check-in.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import type { SignalMap } from '../../platform/signals.ts';
import { balances, tellPaid } from './balances.ts';
import { insertLedgerEntries, type LedgerEntry } from './coins.queries.ts';

/** Pays coins within the transaction of what earned them; what had been paid for the same reason and subject is not paid again. */
export async function payCoins(tx: Queryable, entries: readonly LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await insertLedgerEntries(tx, entries);
  await tellPaid(
    tx,
    entries.map(({ uid }) => uid),
  );
}

export async function payCheckIn({ uid, day, coins }: SignalMap['account.checkedIn'], tx: Queryable) {
  await payCoins(tx, [{ uid, delta: coins, reason: 'check-in', subject: day }]);
}

export const coinCalls: Implementation[] = [implement(getAcCoin, (call) => balances(call).of(viewerOf(call).uid))];
