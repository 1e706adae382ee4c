import { Failure } from '@assay/contract/errors.ts';
import { REVIEW_STATE, type ReviewKind, type ReviewState } from '@assay/contract/reviews/review.ts';

const { applying, passed, refused } = REVIEW_STATE;

/** Things that go on changing once they passed: each later text of theirs is applied for anew. */
const PASSES_AGAIN: ReadonlySet<ReviewKind> = new Set<ReviewKind>(['tutorial']);

/** Why something may not be applied for (ADM-10), by its last application; null when it may: for the first time, refused or withdrawn. */
export function refuseApplying(last: ReviewState | null, kind: ReviewKind): Failure | null {
  if (last === applying) return new Failure('review.applied');
  return last === passed && !PASSES_AGAIN.has(kind) ? new Failure('review.passed') : null;
}

/** Why an application may not be withdrawn or decided; null when it waits. */
export const refuseEnding = (last: ReviewState | null): Failure | null =>
  last === applying ? null : new Failure('review.notWaiting');

interface Decision {
  state: typeof passed | typeof refused;
  reason: string;
  /** Of what is decided about: as it is now, and as the reviewer saw it; null where that was not said. */
  version: { now: number; seen: number | null };
}

/** Why a decision is refused: nobody learns anything from a refusal without a reason, and nobody passes what he has not seen. */
export function refuseDecision(last: ReviewState | null, { state, reason, version }: Decision): Failure | null {
  const ended = refuseEnding(last);
  if (ended) return ended;
  if (state === refused && reason.trim() === '') return new Failure('review.reasonNeeded');
  return version.seen !== null && version.seen !== version.now ? new Failure('review.changed') : null;
}
