import { fail } from '@assay/contract/errors.ts';
import type { ProblemOwner } from '@assay/contract/problems/owner.ts';
import { reviewKindOf } from '@assay/rules/reviews/review.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { isApplying } from '../../reviews/reviews.queries.ts';

/**
 * What is reviewed stays as the reviewers see it. Ask within the transaction of a change that holds the problem; reviewers may change it.
 * @throws Failure `problem.applying`
 */
export async function refuseWhileApplying(tx: Queryable, pid: number, owner: ProblemOwner): Promise<void> {
  const kind = reviewKindOf(owner.kind);
  if (kind && (await isApplying(tx, { kind, id: pid }))) fail('problem.applying');
}
