import type { AppliedProblemRow } from '@assay/contract/authoring/own-problems.ts';
import { REVIEW_STATE } from '@assay/contract/reviews/review.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { findLastReviews } from '../../reviews/reviews.queries.ts';
import { ownReviewOf } from '../../reviews/reviews.ts';
import type { ProblemReviewKind } from './publish.ts';

/** Problems with the last application of each, unless it was withdrawn. */
export async function withReviews<Row extends { id: number }>(
  db: Queryable,
  kind: ProblemReviewKind,
  rows: readonly Row[],
): Promise<(Row & Pick<AppliedProblemRow, 'applyPublicProgress' | 'review'>)[]> {
  const pids = rows.map(({ id }) => id);
  const reviews = await findLastReviews(db, kind, pids);
  return rows.map((row) => {
    const last = reviews.get(row.id);
    if (!last || last.state === REVIEW_STATE.withdrawn) return { ...row, applyPublicProgress: null, review: null };
    return { ...row, applyPublicProgress: last.state, review: ownReviewOf(last) };
  });
}
