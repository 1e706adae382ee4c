import { endContestVirtual, getContestVirtual, startContestVirtual } from '@assay/contract/contests/virtual.ts';
import { fail } from '@assay/contract/errors.ts';
import { endingOf } from '@assay/rules/contests/virtual.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { boardStore } from '../boards/store.ts';
import { inVirtual, openContest } from '../entry.ts';
import { virtualResult } from './board.ts';
import { shownVirtual, whyNoVirtual } from './shown.ts';
import { countVirtualSubmissions, deleteVirtual, insertVirtual, lockVirtual, updateEnded } from './virtual.queries.ts';

export const virtualCalls: Implementation[] = [
  implement(startContestVirtual, async (call, { cid }) => {
    const view = await openContest(call, cid, call.viewer);
    const refusal = whyNoVirtual(view);
    if (refusal) fail(refusal);
    // of several starts at once the first one is it
    if (!(await insertVirtual(call.db, cid, viewerOf(call).uid, view.now))) fail('virtual.running');
    return null;
  }),

  implement(endContestVirtual, async (call, { cid }) => {
    const { virtual, now } = inVirtual(await openContest(call, cid, call.viewer));
    if (!virtual) return fail('virtual.notRunning');
    return call.db.transaction().execute(async (tx) => {
      // waits for submissions on their way, and lets none in
      if (!(await lockVirtual(tx, virtual.id, 'end'))) fail('virtual.notRunning');
      const ending = endingOf(await countVirtualSubmissions(tx, virtual.id));
      if (ending === 'discard') await deleteVirtual(tx, virtual.id);
      else await updateEnded(tx, virtual.id, now);
      return { discarded: ending === 'discard' };
    });
  }),

  implement(getContestVirtual, async (call, { cid }) => {
    const view = await openContest(call, cid, call.viewer);
    const shown = shownVirtual(view);
    if (!shown || !view.run) return null;
    const isShown = !shown.isRunning && !view.moment.sealed;
    return {
      ...shown,
      submissions: await countVirtualSubmissions(call.db, view.run.id),
      result: isShown ? await virtualResult(call, await boardStore(call).get(view.row), view) : null,
    };
  }),
];
