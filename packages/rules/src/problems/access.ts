import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { isAdminRole, type RoleName } from '@assay/contract/roles.ts';

/** What decides who may see or change a problem. */
export interface ProblemFacts {
  auth: number;
  /** Null when the author's account is gone. */
  authorUid: number | null;
}

export type Asker = { uid: number; role: RoleName } | null;

/** Public problems are for everybody; private ones, and those of contests, outside them only for admin roles (PROB-20). */
export const maySeeProblem = (asker: Asker, problem: ProblemFacts): boolean =>
  problem.auth === PROBLEM_AUTH.public || (asker !== null && isAdminRole(asker.role));

/** Super and problem admins change every problem, other admins their own (PROB-21). */
export function mayEditProblem(asker: Asker, problem: ProblemFacts): boolean {
  if (asker === null || !isAdminRole(asker.role)) return false;
  return asker.role !== 'admin' || problem.authorUid === asker.uid;
}
