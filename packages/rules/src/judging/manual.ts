import { Failure } from '@assay/contract/failure.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { isFinal, VERDICT, type Verdict } from '@assay/contract/verdict.ts';

/** Verdicts that can be given by hand (JUDGE-40). */
export const MANUAL_VERDICTS: readonly Verdict[] = [
  VERDICT.accepted,
  VERDICT.partial,
  VERDICT.presentationError,
  VERDICT.wrongAnswer,
  VERDICT.timeLimit,
  VERDICT.memoryLimit,
  VERDICT.runtimeError,
  VERDICT.systemError,
  VERDICT.submitFailed,
];

export interface ManualFacts {
  /** Of the submission now. */
  status: number;
  score: number | null;
  /** `PROBLEM_TYPE`. */
  type: number;
}

/** Whether a score belongs to a verdict given by hand: with "partial", and where there is one already (JUDGE-40). */
export const needsScore = (facts: Pick<ManualFacts, 'score' | 'type'>, status: number) =>
  facts.type === PROBLEM_TYPE.oi && (status === VERDICT.partial || facts.score !== null);

/** Whether verdict and score may be set by hand at all: not while judging, and never over a compile error (JUDGE-40). */
export function refuseManualState(status: number): Failure | null {
  if (!isFinal(status)) return new Failure('submission.notFinal');
  if (status === VERDICT.compileError) return new Failure('submission.compileErrorStays');
  return null;
}

/** Why this verdict and score may not be given by hand, or null. */
export function refuseManual(facts: ManualFacts, given: { status: number; score: number | null }): Failure | null {
  const refusal = refuseManualState(facts.status);
  if (refusal) return refusal;
  if (!MANUAL_VERDICTS.some((one) => one === given.status)) return new Failure('submission.verdictNotGiven');
  // ACM knows no partial success.
  if (given.status === VERDICT.partial && facts.type !== PROBLEM_TYPE.oi) {
    return new Failure('submission.partialNeedsScore');
  }
  if (needsScore(facts, given.status) && given.score === null) return new Failure('submission.scoreNeeded');
  return null;
}

/** The score kept: of scored problems only, within 0 and the highest (JUDGE-40). */
export function manualScore(type: number, ioScore: number, score: number | null): number | null {
  if (type !== PROBLEM_TYPE.oi || score === null) return null;
  return Math.min(Math.max(score, 0), ioScore);
}

/** Why a submission is not cancelled by who runs the site: it is already (JUDGE-41). */
export const refuseCancel = (status: number): Failure | null =>
  status === VERDICT.cancelled ? new Failure('submission.alreadyCancelled') : null;

export interface OwnCancelFacts {
  isOwner: boolean;
  /** In practice, not in a contest or another venue that counts what was submitted. */
  isPractice: boolean;
  /** It has a result, be it that it is judged anew at this moment. */
  isJudged: boolean;
  status: number;
}

/** Why who submitted it may not take a submission back: only in practice, and until it has its first result. To others there is none. */
export function refuseOwnCancel({ isOwner, isPractice, isJudged, status }: OwnCancelFacts): Failure | null {
  if (!isOwner) return new Failure('submission.unknown');
  if (!isPractice) return new Failure('submission.cancelInPracticeOnly');
  if (status === VERDICT.cancelled) return new Failure('submission.alreadyCancelled');
  if (isJudged || isFinal(status)) return new Failure('submission.judgedAlready');
  return null;
}
