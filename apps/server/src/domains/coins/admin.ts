import { correctCoins, getAdminCoinRecords } from '@assay/contract/coins/ledger.ts';
import { fail } from '@assay/contract/errors.ts';
import { MAX_COUNTED } from '@assay/contract/page.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { findUid, listAllEntries } from './ledger.queries.ts';
import { postEntries } from './ledger.ts';

export const coinAdminCalls: Implementation[] = [
  implement(getAdminCoinRecords, async (call, { currentPage, limit, ...filter }) => {
    const page = { currentPage, limit };
    const { rows, total } = await listAllEntries(call.db, filter, page, MAX_COUNTED);
    const records = rows.map(({ gmt_create, by_username, balance, ...row }) => ({
      ...row,
      byUsername: by_username,
      currentBalance: balance,
      gmtCreate: gmt_create.toISOString(),
    }));
    return pageAnswer(records, total, page);
  }),

  implement(correctCoins, (call, { username, delta, note, key }) =>
    call.db.transaction().execute(async (tx) => {
      const uid = (await findUid(tx, username)) ?? fail('account.unknown');
      const byUid = viewerOf(call).uid;
      const entered = await postEntries(tx, [{ uid, delta, reason: 'correction', subject: key, note, byUid }]);
      if (entered.length === 0) return null;
      const act = { action: correctCoins.name, subject: `user ${uid}`, before: null, after: { delta, note } };
      await noteAct(call, tx, act);
      return null;
    }),
  ),
];
