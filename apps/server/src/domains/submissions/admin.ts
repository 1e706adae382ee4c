import { fail } from '@assay/contract/errors.ts';
import { clearSubmissions, countSubmissionsOf, deleteSubmission } from '@assay/contract/submissions/admin.ts';
import { venueKey, venueOf } from '@assay/contract/venue.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, type Implementation, implement } from '../../platform/http/call.ts';
import { findCurrentJudgement } from '../judging/judgements/judgements.queries.ts';
import { venueOfRow } from '../venues/venues.queries.ts';
import { deleteSubmissionRow, listSubmissionsOf } from './admin.queries.ts';

/** Deletes a submission and tells everything that was counted with it; null when it is gone already. */
async function removeOne(call: Call, tx: Queryable, submissionId: number) {
  const judgement = await findCurrentJudgement(tx, submissionId);
  const row = await deleteSubmissionRow(tx, submissionId);
  if (!row) return null;
  const { uid, pid } = row;
  const before = judgement?.status ?? null;
  await call.signals.emit('submission.deleted', { submissionId, uid, pid, venue: venueOfRow(row), before }, tx);
  return row;
}

const remove = implement(deleteSubmission, async (call, { submitId }) => {
  await call.db.transaction().execute(async (tx) => {
    const row = (await removeOne(call, tx, submitId)) ?? fail('submission.unknown');
    await noteAct(call, tx, {
      action: deleteSubmission.name,
      subject: `submission ${submitId}`,
      before: { username: row.username, pid: row.pid, status: row.status, language: row.language },
      after: null,
    });
  });
  return null;
});

const count = implement(countSubmissionsOf, async (call, { uid, pid, ...wire }) => ({
  count: (await listSubmissionsOf(call.db, uid, pid, venueOf(wire))).length,
}));

const clear = implement(clearSubmissions, async (call, { uid, pid, count: told, ...wire }) => {
  const venue = venueOf(wire);
  return call.db.transaction().execute(async (tx) => {
    const ids = await listSubmissionsOf(tx, uid, pid, venue);
    if (told != null && told !== ids.length) fail('submission.othersByNow', { count: ids.length });
    const removed = [];
    for (const id of ids) {
      const row = await removeOne(call, tx, id);
      if (row) removed.push({ id, status: row.status, language: row.language, username: row.username });
    }
    await noteAct(call, tx, {
      action: clearSubmissions.name,
      subject: `user ${uid}`,
      before: { pid, venue: venueKey(venue), submissions: removed },
      after: null,
    });
    return { deleted: removed.length };
  });
});

export const submissionAdminCalls: Implementation[] = [remove, count, clear];
