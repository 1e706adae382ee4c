import { CONTEST_STATUS, type ContestStatus } from '@assay/contract/contests/contest.ts';
import type { FailureCode } from '@assay/contract/errors.ts';

/** A comment of a contest's questions and who looks at it. */
export interface QuestionFacts {
  status: ContestStatus;
  isAuthor: boolean;
  /** The viewer is an admin of the contest. */
  viewerIsAdmin: boolean;
  /** Who wrote it: a super admin, the contest's creator, another admin of the contest (a group root), a contestant. */
  writtenBy: 'root' | 'creator' | 'admin' | 'contestant';
}

/** During a contest only own comments and those of admins are visible; admins see all (CON-21). */
export const maySeeComment = ({ status, isAuthor, viewerIsAdmin, writtenBy }: QuestionFacts) =>
  viewerIsAdmin || status === CONTEST_STATUS.ended || isAuthor || writtenBy !== 'contestant';

/**
 * Admins of the contest reply to any comment, others only to those of a super admin or the creator; comments of other
 * admins cannot be replied to (CON-21).
 */
export const mayReply = ({ viewerIsAdmin, writtenBy }: Pick<QuestionFacts, 'viewerIsAdmin' | 'writtenBy'>) =>
  viewerIsAdmin || writtenBy === 'root' || writtenBy === 'creator';

/** The author may delete own comments, admins of the contest any (CON-21). */
export const mayDeleteComment = ({ isAuthor, viewerIsAdmin }: Pick<QuestionFacts, 'isAuthor' | 'viewerIsAdmin'>) =>
  isAuthor || viewerIsAdmin;

/** A private question to the jury and its answer: for who asked and for admins; an answer to all for all who may enter. */
export const maySeeClarification = (facts: { isAsker: boolean; viewerIsAdmin: boolean; answerToAll: boolean }) =>
  facts.viewerIsAdmin || facts.isAsker || facts.answerToAll;

/** Why the jury may not be asked, or null: it answers while the contest runs; its admins need not ask themselves. */
export function refuseClarification(status: ContestStatus, viewerIsAdmin: boolean): FailureCode | null {
  if (viewerIsAdmin) return 'access.denied';
  return status === CONTEST_STATUS.running ? null : 'contest.notRunning';
}
