import { fail } from '@assay/contract/errors.ts';
import { buyTutorial } from '@assay/contract/tutorials/tutorials.ts';
import { refuseBuying } from '@assay/rules/tutorials/access.ts';
import { saleOf } from '@assay/rules/tutorials/coins.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { paySale } from './coins.ts';
import { findTutorialFor } from './find.ts';
import { factsOfTutorial } from './shown.ts';
import { insertPurchase, lockTutorial } from './tutorials.queries.ts';

export const tutorialSaleCalls: Implementation[] = [
  implement(buyTutorial, async (call, { tid, price: seen }) => {
    const { uid } = viewerOf(call);
    const { viewer } = await findTutorialFor(call, tid);
    const { tutorialSharePercent } = await call.settings.read();
    const now = call.clock.now();
    await call.db.transaction().execute(async (tx) => {
      // what it costs, and whether it is there at all, is decided by the row that is held
      const row = await lockTutorial(tx, tid);
      if (!row || row.gmt_deleted !== null || row.gmt_approved === null) return fail('tutorial.unknown');
      const refusal = refuseBuying(viewer!, factsOfTutorial(row), seen ?? null);
      if (refusal) throw refusal;
      const { price } = row;
      if (!(await insertPurchase(tx, { tid, uid, price, gmt_create: now }))) fail('tutorial.bought');
      await paySale(tx, {
        tid,
        buyerUid: uid,
        authorUid: row.uid,
        price,
        coins: saleOf(price, tutorialSharePercent),
        title: row.title ?? '',
      });
    });
    return null;
  }),
];
