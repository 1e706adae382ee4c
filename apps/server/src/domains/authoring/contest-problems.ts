import { fail } from '@assay/contract/errors.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isInOpenContest } from './contest-problems.queries.ts';

/**
 * A problem of a contest stays out of the public list until the contest has ended.
 * @throws Failure `problem.inContest`
 */
export async function refusePublishing(db: Queryable, pid: number, now: Date): Promise<void> {
  if (await isInOpenContest(db, pid, now)) fail('problem.inContest');
}

/**
 * A problem goes with everything that was submitted to it, so not from under a contest that has not ended.
 * @throws Failure `problem.neededByContest`
 */
export async function refuseDeleting(db: Queryable, pid: number, now: Date): Promise<void> {
  if (await isInOpenContest(db, pid, now)) fail('problem.neededByContest');
}

/**
 * Only a contest makes a problem its own: by adding it, or when it is created there.
 * @throws Failure `problem.contestAuth`
 */
export function refuseContestAuth(auth: number, before: number | null): void {
  if (auth === PROBLEM_AUTH.contest && before !== PROBLEM_AUTH.contest) fail('problem.contestAuth');
}
