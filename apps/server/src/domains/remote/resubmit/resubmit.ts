import { fail } from '@assay/contract/errors.ts';
import { resubmit, resubmitFailed } from '@assay/contract/remote/submissions.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { publishCurrent } from '../../judging/progress/other-nodes.ts';
import { seeSubmission } from '../../submissions/visibility.ts';
import { sendFailedAgain, sendOneAgain } from './resubmit.queries.ts';

export const resubmitCalls: Implementation[] = [
  implement(resubmit, async (call, { submitId }) => {
    const { isOwner, see } = await seeSubmission(call, submitId);
    if (!isOwner && see.reason !== 'staff') return fail('submission.notOwner');
    const again = await call.db.transaction().execute((tx) => sendOneAgain(tx, submitId, call.clock.now()));
    if (again.length === 0) return fail('remote.notFailed');
    await publishCurrent(call, again);
    return { submitId, status: VERDICT.pending };
  }),

  implement(resubmitFailed, async (call, { site, since }) => {
    const again = await call.db.transaction().execute(async (tx) => {
      const ids = await sendFailedAgain(tx, site, new Date(since), call.clock.now());
      const after = { since, queued: ids.length };
      await noteAct(call, tx, { action: resubmitFailed.name, subject: `remote judge ${site}`, before: null, after });
      return ids;
    });
    await publishCurrent(call, again);
    return { queued: again.length };
  }),
];
