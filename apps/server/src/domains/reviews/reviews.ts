import {
  type OwnReview,
  type PartChange,
  REVIEW_STATE,
  type ReviewPart,
  type ReviewRow,
} from '@assay/contract/reviews/review.ts';
import { changesOf, refuseApplying, refuseDecision, refuseEnding } from '@assay/rules/reviews/review.ts';
import type { Queryable } from '../../platform/db/database.ts';
import {
  findSnapshot,
  insertReview,
  lockLastReview,
  type Review,
  type Subject,
  updateReview,
} from './reviews.queries.ts';

/** Who may change a thing, as one of a group or oneself, and what was applied for. */
interface Application {
  ownerId: number;
  applicantUid: number;
  message: string;
  now: Date;
}

/**
 * Applies for something to be published, within a transaction that holds it.
 * @returns the id of the application
 * @throws Failure of `refuseApplying`
 */
export async function apply(tx: Queryable, subject: Subject, { ownerId, applicantUid, message, now }: Application) {
  const refusal = refuseApplying((await lockLastReview(tx, subject))?.state ?? null, subject.kind);
  if (refusal) throw refusal;
  const row = { kind: subject.kind, subject_id: subject.id, owner_id: ownerId, applicant_uid: applicantUid, message };
  return (await insertReview(tx, { ...row, gmt_create: now })).id;
}

/** Withdraws what waits, within a transaction that holds the subject. @throws Failure of `refuseEnding` */
export async function withdraw(tx: Queryable, subject: Subject): Promise<void> {
  const last = await lockLastReview(tx, subject);
  const refusal = refuseEnding(last?.state ?? null);
  if (refusal) throw refusal;
  await updateReview(tx, last!.id, { state: REVIEW_STATE.withdrawn });
}

interface Decision {
  state: typeof REVIEW_STATE.passed | typeof REVIEW_STATE.refused;
  reason: string;
  version: { now: number; seen: number | null };
  /** What is decided about, part by part, for whoever reviews it next. */
  snapshot: readonly ReviewPart[];
  reviewerUid: number;
  now: Date;
}

/**
 * Decides what waits, within a transaction that holds the subject.
 * @returns the application as it was
 * @throws Failure of `refuseDecision`
 */
export async function decide(tx: Queryable, subject: Subject, decision: Decision): Promise<Review> {
  const last = await lockLastReview(tx, subject);
  const refusal = refuseDecision(last?.state ?? null, decision);
  if (refusal) throw refusal;
  const { state, reason, version, snapshot, reviewerUid, now } = decision;
  await updateReview(tx, last!.id, {
    state,
    reason: reason.trim(),
    reviewer_uid: reviewerUid,
    subject_version: version.now,
    snapshot: JSON.stringify(snapshot),
    gmt_decided: now,
  });
  return last!;
}

/** An application for those whose it is: who decided is not told. */
export const ownReviewOf = ({ state, message, reason, gmt_create, gmt_decided }: Review): OwnReview => ({
  state,
  message,
  reason,
  gmtCreate: gmt_create.toISOString(),
  gmtDecided: gmt_decided?.toISOString() ?? null,
});

export const reviewRowOf = (review: Review): ReviewRow => ({
  ...ownReviewOf(review),
  id: review.id,
  applicant: review.applicant,
  reviewer: review.reviewer,
});

/** What changed of something since it was last decided about; null when it never was. */
export async function changesSinceReview(
  db: Queryable,
  subject: Subject,
  now: readonly ReviewPart[],
): Promise<PartChange[] | null> {
  const before = await findSnapshot(db, subject);
  return before && changesOf(before, now);
}
