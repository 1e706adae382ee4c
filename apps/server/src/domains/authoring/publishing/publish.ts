import { fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { OWNED_BY_SITE, type ProblemOwnerKind } from '@assay/contract/problems/owner.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { applyPublic, decideGroupProblem, decideUserProblem } from '@assay/contract/reviews/problems.ts';
import { REVIEW_STATE } from '@assay/contract/reviews/review.ts';
import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import { reviewKindOf } from '@assay/rules/reviews/review.ts';
import { rewardOf } from '@assay/rules/reviews/reward.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { emitMessages } from '../../../platform/messages/emit-messages.ts';
import { postEntries } from '../../coins/ledger.ts';
import type { Review } from '../../reviews/reviews.queries.ts';
import { apply, decide, withdraw } from '../../reviews/reviews.ts';
import { refusePublishing } from '../contest-problems.ts';
import { takeOffForeignTags } from '../editor/save.queries.ts';
import { findProblemToRun } from '../find.ts';
import { problemParts } from './parts.ts';
import { giveToSite, lockOwned } from './publish.queries.ts';

/** What problems of groups and of persons are applied for as. */
export type ProblemReviewKind = NonNullable<ReturnType<typeof reviewKindOf>>;

/** Where those who applied find what became of it. */
const PAGE_OF: Readonly<Record<ProblemReviewKind, (review: Review) => string>> = {
  groupProblem: ({ owner_id }) => `/group/${owner_id}/problem?manage=true`,
  userProblem: () => '/my-problem',
};

interface Decided {
  kind: ProblemReviewKind;
  review: Review;
  title: string;
  pid: number;
}

/** Tells the applicant what was decided. */
async function tellApplicant(
  call: Call,
  tx: Queryable,
  { kind, review, title, pid }: Decided,
  passed: boolean,
  reason: string,
) {
  if (review.applicant_uid === null) return;
  await emitMessages(tx, [
    {
      kind: passed ? 'review.accepted' : 'review.refused',
      to: [review.applicant_uid],
      actor: viewerOf(call).uid,
      cause: `review ${review.id}`,
      source: { type: 'problem', id: pid, title, url: PAGE_OF[kind](review) },
      content: reason,
      at: call.clock.now(),
    },
  ]);
}

/** Makes what passed a problem of the site, public, and pays its author once. @returns the coins */
async function publish(
  call: Call,
  tx: Queryable,
  pid: number,
  problem: { problem_id: string; author_uid: number | null },
  granted: number,
): Promise<number> {
  const now = call.clock.now();
  await refusePublishing(tx, pid, now);
  await giveToSite(tx, pid, now);
  await takeOffForeignTags(tx, pid);
  await call.signals.emit('problem.shown', { pid, isPublic: true }, tx);
  const { problemRewardMax: max } = await call.settings.read();
  const { author_uid: authorUid } = problem;
  const delta = rewardOf({ granted, max, paidBefore: 0, authorUid, reviewerUid: viewerOf(call).uid });
  if (delta > 0) {
    const entry = { reason: 'problem-reward', subject: String(pid), note: problem.problem_id } as const;
    await postEntries(tx, [{ ...entry, uid: authorUid!, delta }]);
  }
  return delta;
}

/** Decides about an application for a problem of groups, or of persons (ADM-10). */
async function decideProblem(
  call: Call,
  op: { name: AuditAction },
  kind: ProblemReviewKind,
  input: InputOf<typeof decideUserProblem>,
) {
  const { pid, progress, reason = '', reward = 0, version } = input;
  await call.db.transaction().execute(async (tx) => {
    const problem = (await lockOwned(tx, pid)) ?? fail('problem.unknown');
    const passed = progress === REVIEW_STATE.passed;
    const subject = { kind, id: pid } as const;
    const review = await decide(tx, subject, {
      state: progress,
      reason,
      version: { now: problem.version, seen: version ?? null },
      snapshot: await problemParts(tx, pid),
      reviewerUid: viewerOf(call).uid,
      now: call.clock.now(),
    });
    const paid = passed ? await publish(call, tx, pid, problem, reward) : 0;
    await tellApplicant(call, tx, { kind, review, title: problem.problem_id, pid }, passed, reason);
    await noteAct(call, tx, {
      action: op.name,
      subject: `problem ${pid}`,
      before: { owner: { kind: problem.owner_kind, id: problem.owner_id }, auth: problem.auth },
      after: passed ? { owner: OWNED_BY_SITE, auth: PROBLEM_AUTH.public, paid } : { refused: reason.trim() },
    });
  });
  return null;
}

export const publishCalls: Implementation[] = [
  implement(applyPublic, async (call, { pid, isApplied, message = '' }) => {
    const applicant = viewerOf(call);
    await findProblemToRun(call.db, applicant, pid);
    await call.db.transaction().execute(async (tx) => {
      const problem = (await lockOwned(tx, pid)) ?? fail('problem.unknown');
      const kind = reviewKindOf(problem.owner_kind as ProblemOwnerKind) ?? fail('review.passed');
      const subject = { kind, id: pid };
      if (!isApplied) await withdraw(tx, subject);
      else {
        if (problem.data_version === null) fail('problem.noData');
        const application = { ownerId: problem.owner_id, applicantUid: applicant.uid, message, now: call.clock.now() };
        await apply(tx, subject, application);
      }
      await noteAct(call, tx, {
        action: applyPublic.name,
        subject: `problem ${pid}`,
        before: null,
        after: { problemId: problem.problem_id, isApplied },
      });
    });
    return null;
  }),
  implement(decideGroupProblem, (call, input) => decideProblem(call, decideGroupProblem, 'groupProblem', input)),
  implement(decideUserProblem, (call, input) => decideProblem(call, decideUserProblem, 'userProblem', input)),
];
