import { Failure } from '@assay/contract/failure.ts';
import type { ProblemOwnerKind } from '@assay/contract/problems/owner.ts';
import {
  type PartChange,
  REVIEW_STATE,
  type ReviewKind,
  type ReviewPart,
  type ReviewState,
} from '@assay/contract/reviews/review.ts';

const { applying, passed, refused } = REVIEW_STATE;

/** Things that go on changing once they passed: each later text of theirs is applied for anew. */
const PASSES_AGAIN: ReadonlySet<ReviewKind> = new Set<ReviewKind>(['tutorial']);

/** As what a problem is reviewed; null for those of the site, which nobody applies for. */
export const reviewKindOf = (owner: ProblemOwnerKind): 'groupProblem' | 'userProblem' | null =>
  owner === 'group' ? 'groupProblem' : owner === 'person' ? 'userProblem' : null;

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

/** The parts that differ, in the order of today's; those that are gone come last. */
export function changesOf(before: readonly ReviewPart[], now: readonly ReviewPart[]): PartChange[] {
  const old = new Map(before.map(({ part, text }) => [part, text]));
  const kept = new Set(now.map(({ part }) => part));
  return [
    ...now.map(({ part, text }) => ({ part, before: old.get(part) ?? '', now: text })),
    ...before.filter(({ part }) => !kept.has(part)).map(({ part, text }) => ({ part, before: text, now: '' })),
  ].filter((change) => change.before !== change.now);
}
