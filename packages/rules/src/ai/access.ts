import type { AiKind } from '@assay/contract/ai/answers.ts';
import { Failure } from '@assay/contract/failure.ts';
import { VERDICT } from '@assay/contract/verdict.ts';

/** Verdicts of programs that ran and were not right. */
export const FAILED: ReadonlySet<number> = new Set([
  VERDICT.wrongAnswer,
  VERDICT.timeLimit,
  VERDICT.memoryLimit,
  VERDICT.runtimeError,
  VERDICT.presentationError,
  VERDICT.partial,
]);

/** Questions about a submission. */
export type SubmissionKind = Exclude<AiKind, 'explain-problem' | 'propose-hints'>;

/** Whether there is something to say of this kind about a result (NOTE-9). */
export const fitsVerdict = (kind: SubmissionKind, status: number): boolean =>
  kind === 'explain-ce'
    ? status === VERDICT.compileError
    : kind === 'perfect-code'
      ? status === VERDICT.accepted
      : FAILED.has(status);

interface Question {
  /** The switch of the site, and a model behind it. */
  isOpen: boolean;
  /** Any venue runs with the problem, or the asker takes part in one for himself. */
  isInUse: boolean;
  submission: { isOwner: boolean; fits: boolean } | null;
}

/** Why a question is not put to the model (NOTE-10); null when it is. */
export function refuseQuestion({ isOpen, isInUse, submission }: Question): Failure | null {
  if (!isOpen) return new Failure('ai.closed');
  if (submission && !submission.isOwner) return new Failure('ai.notOwner');
  if (isInUse) return new Failure('ai.problemInUse');
  return submission && !submission.fits ? new Failure('ai.notForResult') : null;
}

interface Usage {
  /** Requests that went to the model today: the asker's, and of all. */
  own: number;
  site: number;
  /** One of the asker's is being answered. */
  isRunning: boolean;
}

interface Budget {
  perUser: number;
  perSite: number;
}

/** Why one more request is refused; null when it is not. */
export function refuseUsage({ own, site, isRunning }: Usage, { perUser, perSite }: Budget): Failure | null {
  if (isRunning) return new Failure('ai.busy');
  if (own >= perUser) return new Failure('ai.tooMany', { max: perUser });
  return site >= perSite ? new Failure('ai.tooManyOnSite') : null;
}
