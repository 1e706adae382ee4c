import { sightOfContestSubmission } from '@assay/rules/contests/sight.ts';
import { type ContestView, contestTimeOf, momentOf } from '../entry.ts';

/** What is seen of one submission of a contest at a moment: members of a team see each other's like their own. */
export function contestSight(
  view: ContestView,
  submission: { uid: number; receivedAt: Date; status: number; openCaseResult: boolean },
  now: Date,
) {
  return sightOfContestSubmission({
    ...momentOf(view.row, now.getTime()),
    atMs: contestTimeOf(view.clock, submission.receivedAt),
    judgeStatus: submission.status,
    openCaseResult: submission.openCaseResult,
    isOwner: view.line.includes(submission.uid),
    isContestAdmin: view.isAdmin,
  });
}
