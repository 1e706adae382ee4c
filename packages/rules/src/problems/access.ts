import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { isAdminRole, type RoleName } from '@assay/contract/roles.ts';

/** What decides who may see, use or change a problem. */
export interface ProblemFacts {
  auth: number;
  /** Null when the author's account is gone. */
  authorUid: number | null;
}

export type Asker = { uid: number; role: RoleName } | null;

/** Super and problem administrators change every problem; lists need not ask about each of them. */
export const mayEditAllProblems = (asker: Asker): boolean =>
  asker !== null && isAdminRole(asker.role) && asker.role !== 'admin';

/** Super and problem administrators change every problem, other administrators their own (PROB-21). */
export const mayEditProblem = (asker: Asker, problem: ProblemFacts): boolean =>
  mayEditAllProblems(asker) || (asker?.role === 'admin' && problem.authorUid === asker.uid);

/** Public problems are for everybody; private ones, and those of contests, outside them for those who may edit them (PROB-20). */
export const maySeeProblem = (asker: Asker, problem: ProblemFacts): boolean =>
  problem.auth === PROBLEM_AUTH.public || mayEditProblem(asker, problem);

/**
 * Who reads what solves a problem: its test data and their names, checkers, graders, jury files and jury solutions. Those who may edit
 * it (PROB-21), whether it is public or not.
 */
export const mayReadProblemData = (asker: Asker, problem: ProblemFacts): boolean => mayEditProblem(asker, problem);

/**
 * Whether somebody who runs a venue may put a problem into it, where everybody of the venue reads it: a public one, or one that he
 * may edit. Venues of a group take public ones alone, as others of the group run them, too (CON-32).
 */
export const mayUseProblem = (asker: Asker, problem: ProblemFacts, { ofGroup }: { ofGroup: boolean }): boolean =>
  problem.auth === PROBLEM_AUTH.public || (!ofGroup && mayEditProblem(asker, problem));

/**
 * Whether a problem that leaves a venue goes back to the public list (CON-32): one that a venue took off it, unless another that has not ended
 * still needs it secret.
 */
export const returnsToList = (problem: { auth: number; leftList: boolean; isNeeded: boolean }): boolean =>
  problem.leftList && problem.auth === PROBLEM_AUTH.contest && !problem.isNeeded;
