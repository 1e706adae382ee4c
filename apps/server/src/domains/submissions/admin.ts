import { fail } from '@assay/contract/errors.ts';
import {
  deleteSubmission,
  rejudgeContestProblem,
  rejudgeProblem,
  rejudgeSubmission,
} from '@assay/contract/submissions/admin.ts';
import { venueOf } from '@assay/contract/venue.ts';
import { type AuditEntry, insertAuditEntry } from '../../platform/audit/audit.queries.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { deleteSubmissionRow, markWaiting, problemExists } from './admin.queries.ts';
import { findSubmissionFacts } from './detail.queries.ts';
import { publishWaiting } from './elsewhere.ts';
import { findCurrentJudgement } from './judgements.queries.ts';
import { insertRejudgeJob, lockBulk, requeueFinal } from './queue.queries.ts';

/** Notes what the viewer of a call did, in the log that all acts of staff share. */
export const noteAct = (call: Call, tx: Queryable, entry: Omit<AuditEntry, 'uid' | 'ip'>) =>
  insertAuditEntry(tx, { ...entry, uid: viewerOf(call).uid, ip: call.ip }, call.clock.now());

const rejudgeOne = implement(rejudgeSubmission, async (call, input) => {
  const facts = await findSubmissionFacts(call.db, input.submitId);
  if (!facts) return fail('submission.unknown');
  await call.db.transaction().execute(async (tx) => {
    // The job first: who claims work locks a job and then its submission.
    await insertRejudgeJob(tx, input.submitId);
    await markWaiting(tx, input.submitId);
    await noteAct(call, tx, {
      action: rejudgeSubmission.name,
      subject: `submission ${input.submitId}`,
      before: { status: facts.status },
      after: null,
    });
  });
  publishWaiting(call, [input.submitId]);
  call.work.ring(facts.language);
  return null;
});

/** Judges all finished submissions of a problem again at once, their results lost from view until then. */
async function rejudgeMany(call: Call, act: string, pid: number, venue: { cid?: number; timedWorkId?: number }) {
  if (!(await problemExists(call.db, pid))) fail('problem.unknown');
  const queued = await call.db.transaction().execute(async (tx) => {
    await lockBulk(tx);
    const count = await requeueFinal(tx, pid, venue);
    await noteAct(call, tx, {
      action: act,
      subject: `problem ${pid}`,
      before: null,
      after: { queued: count, ...venue },
    });
    return count;
  });
  return { queued };
}

const rejudgeAll = implement(rejudgeProblem, (call, input) => rejudgeMany(call, rejudgeProblem.name, input.pid, {}));

const rejudgeInContest = implement(rejudgeContestProblem, (call, input) => {
  const venue = venueOf({ cid: input.cid });
  const columns = venue.kind === 'timedWork' ? { timedWorkId: venue.id } : { cid: input.cid };
  return rejudgeMany(call, rejudgeContestProblem.name, input.pid, columns);
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
    await noteAct(call, tx, {
      action: deleteSubmission.name,
      subject: `submission ${input.submitId}`,
      before: { username: row.username, pid: row.pid, status: row.status, language: row.language },
      after: null,
    });
  });
  return null;
});

export const submissionAdminCalls: Implementation[] = [rejudgeOne, rejudgeAll, rejudgeInContest, remove];
