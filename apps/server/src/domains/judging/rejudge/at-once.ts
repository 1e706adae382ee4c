import { fail } from '@assay/contract/errors.ts';
import { rejudgeContestProblem, rejudgeProblem, rejudgeSubmission } from '@assay/contract/judging/rejudge.ts';
import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import { type Venue, venueOf } from '@assay/contract/venue.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { findJudgingFacts } from '../judgements/judgements.queries.ts';
import { publishWaiting } from '../progress/other-nodes.ts';
import { insertRejudgeJob, lockBulk, requeueFinal } from '../queue/queue.queries.ts';
import { markWaiting, problemExists } from './at-once.queries.ts';

const rejudgeOne = implement(rejudgeSubmission, async (call, input) => {
  const facts = await findJudgingFacts(call.db, input.submitId);
  if (!facts) return fail('submission.unknown');
  await call.db.transaction().execute(async (tx) => {
    // The job first: who claims work locks a job and then its submission.
    if (!(await insertRejudgeJob(tx, input.submitId))) fail('remote.neverSent');
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
async function rejudgeMany(call: Call, act: AuditAction, pid: number, venue: Venue | null) {
  if (!(await problemExists(call.db, pid))) fail('problem.unknown');
  const queued = await call.db.transaction().execute(async (tx) => {
    await lockBulk(tx);
    const count = await requeueFinal(tx, pid, venue);
    await noteAct(call, tx, {
      action: act,
      subject: `problem ${pid}`,
      before: null,
      after: { queued: count, ...(venue && { venue }) },
    });
    return count;
  });
  return { queued };
}

const rejudgeAll = implement(rejudgeProblem, (call, input) => rejudgeMany(call, rejudgeProblem.name, input.pid, null));

const rejudgeInContest = implement(rejudgeContestProblem, (call, input) =>
  rejudgeMany(call, rejudgeContestProblem.name, input.pid, venueOf({ cid: input.cid })),
);

export const rejudgeCalls: Implementation[] = [rejudgeOne, rejudgeAll, rejudgeInContest];
