import { addPrize, deletePrize, getAdminPrizes, updatePrize } from '@assay/contract/certificates/prizes.ts';
import { fail } from '@assay/contract/errors.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Implementation, implement } from '../../platform/http/call.ts';
import { openAccount } from './account.ts';
import { deletePrizeRow, insertPrize, lockPrize, pageOfPrizes, updatePrizeRow } from './prizes.queries.ts';

const subjectOf = (id: number) => `prize ${id}`;

/** Prizes in the administration (CERT-1). */
export const prizeCalls: Implementation[] = [
  implement(getAdminPrizes, async (call, { uid, ...page }) => {
    await openAccount(call.db, uid);
    const { rows, total } = await pageOfPrizes(call.db, uid, page);
    const records = rows.map(({ gmt_create, ...row }) => ({ ...row, gmtCreate: gmt_create.toISOString() }));
    return pageAnswer(records, total, page);
  }),

  implement(addPrize, (call, { uid, name, level }) =>
    call.db.transaction().execute(async (tx) => {
      await openAccount(tx, uid);
      const id = await insertPrize(tx, uid, { name, level }, call.clock.now());
      await noteAct(call, tx, {
        action: addPrize.name,
        subject: subjectOf(id),
        before: null,
        after: { uid, name, level },
      });
      return { id };
    }),
  ),

  implement(updatePrize, (call, { id, name, level }) =>
    call.db.transaction().execute(async (tx) => {
      const before = (await lockPrize(tx, id)) ?? fail('prize.unknown');
      await updatePrizeRow(tx, id, { name, level });
      const after = { uid: before.uid, name, level };
      await noteAct(call, tx, { action: updatePrize.name, subject: subjectOf(id), before, after });
      return null;
    }),
  ),

  implement(deletePrize, (call, { id }) =>
    call.db.transaction().execute(async (tx) => {
      const before = (await lockPrize(tx, id)) ?? fail('prize.unknown');
      await deletePrizeRow(tx, id);
      await noteAct(call, tx, { action: deletePrize.name, subject: subjectOf(id), before, after: null });
      return null;
    }),
  ),
];
