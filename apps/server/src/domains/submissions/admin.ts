import { fail } from '@assay/contract/errors.ts';
import { getJudgeNodes } from '@assay/contract/judging/nodes.ts';
import { deleteSubmission, rejudgeProblem, rejudgeSubmission } from '@assay/contract/submissions/admin.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { deleteSubmissionRow, findFinalSubmissions, insertAudit, markWaiting, problemExists } from './admin.queries.ts';
import { findSubmissionFacts } from './detail.queries.ts';
import { findCurrentJudgement } from './judgements.queries.ts';
import { listNodes } from './nodes.queries.ts';
import { publishProgress } from './progress.ts';
import { findQueueFigures, insertRejudgeJobs } from './queue.queries.ts';

const rejudgeOne = implement(rejudgeSubmission, async (call, input) => {
  const facts = await findSubmissionFacts(call.db, input.submitId);
  if (!facts) return fail('submission.unknown');
  await call.db.transaction().execute(async (tx) => {
    await markWaiting(tx, [input.submitId]);
    await insertRejudgeJobs(tx, [input.submitId]);
    await insertAudit(tx, {
      uid: viewerOf(call).uid,
      action: 'submission.rejudge',
      subject: `submission:${input.submitId}`,
      before: { status: facts.status },
      ip: call.ip,
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
    await insertAudit(tx, {
      uid: viewerOf(call).uid,
      action: 'problem.rejudge',
      subject: `problem:${input.pid}`,
      after: { queued: ids.length },
      ip: call.ip,
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
    await insertAudit(tx, {
      uid: viewerOf(call).uid,
      action: 'submission.delete',
      subject: `submission:${input.submitId}`,
      before: { username: row.username, pid: row.pid, status: row.status, language: row.language },
      ip: call.ip,
    });
  });
  return null;
});

const nodes = implement(getJudgeNodes, async (call) => ({
  nodes: await listNodes(call.db),
  queue: await findQueueFigures(call.db),
}));

export const submissionAdminCalls: Implementation[] = [rejudgeOne, rejudgeAll, remove, nodes];
