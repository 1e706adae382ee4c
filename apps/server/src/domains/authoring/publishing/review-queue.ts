import type { InputOf } from '@assay/contract/op.ts';
import type { ProblemOwnerKind } from '@assay/contract/problems/owner.ts';
import {
  getGroupProblemReviews,
  getProblemChanges,
  getProblemReviews,
  getUserProblemReviews,
} from '@assay/contract/reviews/problems.ts';
import { REVIEW_STATE, type ReviewState } from '@assay/contract/reviews/review.ts';
import { reviewKindOf } from '@assay/rules/reviews/review.ts';
import { offsetOf, pageAnswer } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { listReviews, listReviewsOf } from '../../reviews/reviews.queries.ts';
import { changesSinceReview, reviewRowOf } from '../../reviews/reviews.ts';
import { findProblemToRead } from '../find.ts';
import { problemParts } from './parts.ts';
import { findGroupNames, findReviewed, matchingProblem } from './publish.queries.ts';
import type { ProblemReviewKind } from './publish.ts';

/** A page of the queue of problems of groups, or of persons. */
async function queuePage(call: Call, kind: ProblemReviewKind, input: InputOf<typeof getGroupProblemReviews>) {
  const { keyword, gid, state: asked, ...page } = input;
  const state = (asked ?? REVIEW_STATE.applying) as ReviewState;
  const words = keyword?.trim();
  const filter = { kind, state, ownerId: gid, about: words ? matchingProblem(words) : null };
  const { rows, total } = await listReviews(call.db, filter, page.limit, offsetOf(page));
  const pids = rows.map(({ subject_id }) => subject_id);
  const isOfGroups = kind === 'groupProblem';
  const [problems, names] = await Promise.all([
    findReviewed(call.db, kind, pids, call.lang),
    findGroupNames(call.db, isOfGroups ? rows.map(({ owner_id }) => owner_id) : []),
  ]);
  const records = rows.flatMap((row) => {
    const problem = problems.get(row.subject_id);
    if (!problem) return [];
    return {
      ...reviewRowOf(row),
      pid: row.subject_id,
      problemId: problem.problem_id,
      title: problem.title,
      author: problem.author,
      gid: isOfGroups ? row.owner_id : null,
      group: names.get(row.owner_id) ?? '',
      paid: problem.paid,
      version: problem.version,
      decidedVersion: problem.decided_version,
    };
  });
  return pageAnswer(records, total, page);
}

/** What a problem is applied for as; one of the site was so as one of a group or person. */
const kindsOf = (owner: string): readonly ProblemReviewKind[] => {
  const kind = reviewKindOf(owner as ProblemOwnerKind);
  return kind ? [kind] : ['groupProblem', 'userProblem'];
};

export const reviewQueueCalls: Implementation[] = [
  implement(getGroupProblemReviews, (call, input) => queuePage(call, 'groupProblem', input)),
  implement(getUserProblemReviews, (call, input) => queuePage(call, 'userProblem', { ...input, gid: undefined })),

  implement(getProblemReviews, async (call, { pid }) => {
    const problem = await findProblemToRead(call.db, viewerOf(call), pid);
    const all = await Promise.all(kindsOf(problem.owner_kind).map((kind) => listReviewsOf(call.db, { kind, id: pid })));
    return all.flat().map(reviewRowOf);
  }),

  implement(getProblemChanges, async (call, { pid }) => {
    const problem = await findProblemToRead(call.db, viewerOf(call), pid);
    const [kind] = kindsOf(problem.owner_kind);
    return changesSinceReview(call.db, { kind: kind!, id: pid }, await problemParts(call.db, pid));
  }),
];
