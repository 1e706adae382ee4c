import { getAcCoin, getAcCoinRecords } from '@assay/contract/coins/ledger.ts';
import { fail } from '@assay/contract/errors.ts';
import { balancesAfter } from '@assay/rules/coins/balance.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import type { SignalMap } from '../../platform/signals.ts';
import { balances, tellPaid } from './balances.ts';
import { insertEntries, type LedgerEntry, listEntries, lockBalances, updateBalances } from './ledger.queries.ts';

/**
 * Enters movements of coins within the transaction of what earned or spent them; what had been entered for the same person, reason and
 * subject is not entered again (COIN-2). All of a transaction go into one call: it holds the balances it moves, in one order, so that
 * no two transactions wait for each other.
 * @returns those that were entered now
 * @throws Failure `coin.tooFew` when a balance would fall below 0; the transaction is over then
 */
export async function postEntries(
  tx: Queryable,
  entries: readonly LedgerEntry[],
): Promise<Pick<LedgerEntry, 'uid' | 'delta' | 'reason' | 'subject'>[]> {
  if (entries.length === 0) return [];
  const before = await lockBalances(
    tx,
    entries.map(({ uid }) => uid),
  );
  const entered = await insertEntries(tx, entries);
  const after = balancesAfter(before, entered);
  if ('short' in after) return fail('coin.tooFew', { price: after.short.price, balance: after.short.balance });
  await updateBalances(tx, after.balances);
  await tellPaid(tx, [...after.balances.keys()]);
  return entered;
}

export async function payCheckIn({ uid, day, coins }: SignalMap['account.checkedIn'], tx: Queryable) {
  await postEntries(tx, [{ uid, delta: coins, reason: 'check-in', subject: day, note: day }]);
}

export const ledgerCalls: Implementation[] = [
  implement(getAcCoin, (call) => balances(call).of(viewerOf(call).uid)),

  implement(getAcCoinRecords, async (call, page) => {
    const { rows, total } = await listEntries(call.db, viewerOf(call).uid, page);
    const records = rows.map(({ gmt_create, ...row }) => ({ ...row, gmtCreate: gmt_create.toISOString() }));
    return pageAnswer(records, total, page);
  }),
];
