import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import type { Visibility } from '../submissions/access.ts';

/** One submission of a work and who looks at it. */
export interface WorkSubmissionFacts {
  isOwner: boolean;
  isAdmin: boolean;
  /** `showsResults` of this moment. */
  shows: boolean;
  /** The work is over for everybody. */
  isOver: boolean;
  readsData: boolean;
  openCaseResult: boolean;
  judgeMode: string;
  status: number;
}

/** Whether a result is shown while results are not: that something does not compile tells nothing of the data (WORK-3). */
export const isShownAlways = (status: number): boolean => status === VERDICT.compileError;

const WITHOUT_CASES: ReadonlySet<number> = new Set([
  VERDICT.accepted,
  VERDICT.compileError,
  VERDICT.systemError,
  VERDICT.cancelled,
  VERDICT.submitFailed,
]);

/**
 * What a viewer sees of a submission of a work; null for others than its owner and those who run the work. The owner sees the code
 * always, results and cases with the results, what quotes the data once the work is over for everybody.
 */
export function visibilityOfWorkSubmission(facts: WorkSubmissionFacts): (Visibility & { result: boolean }) | null {
  const { isOwner, isAdmin, shows, isOver, readsData, openCaseResult, judgeMode, status } = facts;
  if (!isOwner && !isAdmin) return null;
  const failed = isFinal(status) && !WITHOUT_CASES.has(status);
  const feedback = openCaseResult && isOver && shows && traitsOf(judgeMode).submits === 'program';
  return {
    result: isAdmin || shows || isShownAlways(status),
    code: true,
    cases: isAdmin || (shows && openCaseResult),
    failingCase: failed && (readsData || feedback),
    caseNotes: readsData ? 'all' : feedback ? 'firstFailing' : 'none',
    fileNames: readsData,
    reason: isAdmin ? 'staff' : 'contest',
  };
}
