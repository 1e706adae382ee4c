import { fail } from '@assay/contract/errors.ts';
import { OWNED_BY_SITE } from '@assay/contract/problems/owner.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import {
  applyPublic,
  decideGroupProblem,
  getGroupProblemReviews,
  getProblemReviews,
} from '@assay/contract/reviews/group-problems.ts';
import { REVIEW_STATE, type ReviewState } from '@assay/contract/reviews/review.ts';
import { mayReadProblemData } from '@assay/rules/problems/access.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { offsetOf, pageAnswer } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { emitMessages } from '../../../platform/messages/emit-messages.ts';
import { factsFor } from '../../problems/facts.ts';
import { findProblemFor } from '../../problems/find.ts';
import type { Review } from '../../reviews/reviews.queries.ts';
import { listReviews, listReviewsOf } from '../../reviews/reviews.queries.ts';
import { apply, decide, reviewRowOf, withdraw } from '../../reviews/reviews.ts';
import { refusePublishing } from '../contest-problems.ts';
import { takeOffForeignTags } from '../editor/save.queries.ts';
import { findProblemToEdit } from '../find.ts';
import { problemParts } from './parts.ts';
import { findReviewed, giveToSite, lockOwned, matchingProblem } from './publish.queries.ts';

/** Applications of group problems, by the problem's number. */
const about = (pid: number) => ({ kind: 'groupProblem', id: pid }) as const;

/** Tells the applicant what was decided. */
async function tellApplicant(
  call: Call,
  tx: Queryable,
  { review, title, pid }: { review: Review; title: string; pid: number },
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
      source: { type: 'problem', id: pid, title, url: `/group/${review.owner_id}/problem?manage=true` },
      content: reason,
      at: call.clock.now(),
    },
  ]);
}

export const publishCalls: Implementation[] = [
  implement(applyPublic, async (call, { pid, isApplied, message = '' }) => {
    const applicant = viewerOf(call);
    await findProblemToEdit(call.db, applicant, pid);
    await call.db.transaction().execute(async (tx) => {
      const problem = (await lockOwned(tx, pid)) ?? fail('problem.unknown');
      if (problem.owner_kind !== 'group') fail('review.passed');
      if (!isApplied) await withdraw(tx, about(pid));
      else {
        if (problem.data_version === null) fail('problem.noData');
        const application = { ownerId: problem.owner_id, applicantUid: applicant.uid, message, now: call.clock.now() };
        await apply(tx, about(pid), application);
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

  implement(decideGroupProblem, async (call, { pid, progress, reason = '', version }) => {
    const { uid } = viewerOf(call);
    const now = call.clock.now();
    await call.db.transaction().execute(async (tx) => {
      const problem = (await lockOwned(tx, pid)) ?? fail('problem.unknown');
      const passed = progress === REVIEW_STATE.passed;
      const review = await decide(tx, about(pid), {
        state: progress,
        reason,
        version: { now: problem.version, seen: version ?? null },
        snapshot: await problemParts(tx, pid),
        reviewerUid: uid,
        now,
      });
      if (passed) {
        await refusePublishing(tx, pid, now);
        await giveToSite(tx, pid, now);
        await takeOffForeignTags(tx, pid);
        await call.signals.emit('problem.shown', { pid, isPublic: true }, tx);
      }
      await tellApplicant(call, tx, { review, title: problem.problem_id, pid }, passed, reason);
      await noteAct(call, tx, {
        action: decideGroupProblem.name,
        subject: `problem ${pid}`,
        before: { owner: { kind: problem.owner_kind, id: problem.owner_id }, auth: problem.auth },
        after: passed ? { owner: OWNED_BY_SITE, auth: PROBLEM_AUTH.public } : { refused: reason.trim() },
      });
    });
    return null;
  }),

  implement(getGroupProblemReviews, async (call, { keyword, gid, state: asked, ...page }) => {
    const state = (asked ?? REVIEW_STATE.applying) as ReviewState;
    const words = keyword?.trim();
    const filter = { kind: 'groupProblem', state, ownerId: gid, about: words ? matchingProblem(words) : null } as const;
    const { rows, total } = await listReviews(call.db, filter, page.limit, offsetOf(page));
    const problems = await findReviewed(
      call.db,
      rows.map(({ subject_id }) => subject_id),
      call.lang,
    );
    const records = rows.flatMap((row) => {
      const problem = problems.get(row.subject_id);
      if (!problem) return [];
      return {
        ...reviewRowOf(row),
        pid: row.subject_id,
        problemId: problem.problem_id,
        title: problem.title,
        author: problem.author,
        gid: row.owner_id,
        group: problem.group ?? '',
        version: problem.version,
        decidedVersion: problem.decided_version,
      };
    });
    return pageAnswer(records, total, page);
  }),

  implement(getProblemReviews, async (call, { pid }) => {
    const viewer = viewerOf(call);
    const problem = await findProblemFor(call.db, viewer, { pid });
    if (!mayReadProblemData(viewer, await factsFor(call.db, viewer, problem))) fail('access.denied');
    return (await listReviewsOf(call.db, about(pid))).map(reviewRowOf);
  }),
];
