import { fail } from '@assay/contract/errors.ts';
import { getJudgeNodes } from '@assay/contract/judging/nodes.ts';
import { deleteSubmission, rejudgeProblem, rejudgeSubmission } from '@assay/contract/submissions/admin.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { type AuditEntry, insertAuditEntry } from '../../platform/audit/audit.queries.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { deleteSubmissionRow, findFinalSubmissions, markWaiting, problemExists } from './admin.queries.ts';
import { findSubmissionFacts } from './detail.queries.ts';
import { findCurrentJudgement } from './judgements.queries.ts';
import { listNodes } from './nodes.queries.ts';
import { publishProgress } from './progress.ts';
import { findQueueFigures, insertRejudgeJobs } from './queue.queries.ts';

/** Notes what the viewer of a call did, in the log that all acts of staff share. */
const note = (call: Call, tx: Queryable, entry: Omit<AuditEntry, 'uid' | 'ip'>) =>
  insertAuditEntry(tx, { ...entry, uid: viewerOf(call).uid, ip: call.ip }, call.clock.now());

const rejudgeOne = implement(rejudgeSubmission, async (call, input) => {
  const facts = await findSubmissionFacts(call.db, input.submitId);
  if (!facts) return fail('submission.unknown');
  await call.db.transaction().execute(async (tx) => {
    await markWaiting(tx, [input.submitId]);
    await insertRejudgeJobs(tx, [input.submitId]);
    await note(call, tx, {
      action: rejudgeSubmission.name,
      subject: `submission ${input.submitId}`,
      before: { status: facts.status },
      after: null,
    });
  });
  publishProgress(call.push, input.submitId, { status: VERDICT.pending, cases: [] });
  call.work.ring(facts.language);
  return null;
});

const rejudgeAll = implement(rejudgeProblem, async (call, input) => {
  if (!(await problemExists(call.db, input.pid))) fail('problem.unknown');
  const queued = await call.db.transaction().execute(async (tx) => {
    const ids = await findFinalSubmissions(tx, input.pid);
    if (ids.length > 0) {
      await markWaiting(tx, ids);
      await insertRejudgeJobs(tx, ids);
    }
    await note(call, tx, {
      action: rejudgeProblem.name,
      subject: `problem ${input.pid}`,
      before: null,
      after: { queued: ids.length },
    });
    return ids.length;
  });
  return { queued };
});

const remove = implement(deleteSubmission, async (call, input) => {
  await call.db.transaction().execute(async (tx) => {
    const judgement = await findCurrentJudgement(tx, input.submitId);
    const row = await deleteSubmissionRow(tx, input.submitId);
    if (!row) return fail('submission.unknown');
    const isPublic = row.cid === 0 && row.timed_work_id === 0 && row.qsheet_id === 0 && row.gid === 0;
    await call.signals.emit(
      'submission.deleted',
      {
        submissionId: input.submitId,
        uid: row.uid,
        pid: row.pid,
        venue: isPublic ? 'public' : 'other',
        before: judgement?.status ?? null,
      },
      tx,
    );
    await note(call, tx, {
      action: deleteSubmission.name,
      subject: `submission ${input.submitId}`,
      before: { username: row.username, pid: row.pid, status: row.status, language: row.language },
      after: null,
    });
  });
  return null;
});

const nodes = implement(getJudgeNodes, async (call) => ({
  nodes: await listNodes(call.db),
  queue: await findQueueFigures(call.db),
}));

export const submissionAdminCalls: Implementation[] = [rejudgeOne, rejudgeAll, remove, nodes];
