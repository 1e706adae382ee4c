import { fail } from '@assay/contract/errors.ts';
import { deleteSubmission } from '@assay/contract/submissions/admin.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { type Implementation, implement } from '../../platform/http/call.ts';
import { findCurrentJudgement } from '../judging/judgements/judgements.queries.ts';
import { venueOfRow } from '../venues/venues.queries.ts';
import { deleteSubmissionRow } from './admin.queries.ts';

const remove = implement(deleteSubmission, async (call, input) => {
  await call.db.transaction().execute(async (tx) => {
    const judgement = await findCurrentJudgement(tx, input.submitId);
    const row = await deleteSubmissionRow(tx, input.submitId);
    if (!row) return fail('submission.unknown');
    await call.signals.emit(
      'submission.deleted',
      {
        submissionId: input.submitId,
        uid: row.uid,
        pid: row.pid,
        venue: venueOfRow(row),
        before: judgement?.status ?? null,
      },
      tx,
    );
    await noteAct(call, tx, {
      action: deleteSubmission.name,
      subject: `submission ${input.submitId}`,
      before: { username: row.username, pid: row.pid, status: row.status, language: row.language },
      after: null,
    });
  });
  return null;
});

export const submissionAdminCalls: Implementation[] = [remove];
