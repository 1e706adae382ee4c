import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { ProblemOwner } from '@assay/contract/problems/owner.ts';
import type { ProblemPart } from '@assay/contract/problems/people.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { isAdminRole, type RoleName } from '@assay/contract/roles.ts';
import { isOpen } from './owner.ts';

/** What decides who may see, use or change a problem. */
export interface ProblemFacts {
  /** As it is stored (`storedAuth`). */
  auth: number;
  /** Null when the author's account is gone. */
  authorUid: number | null;
  owner: ProblemOwner;
  /** What the asker is in the group that owns it: 3 member, 4 admin, 5 root, else 0; absent counts as 0. */
  groupLevel?: number;
  /** Waits for a reviewer's decision about being published. */
  isApplying?: boolean;
  /** What the asker was named for it; absent counts as nothing. */
  part?: ProblemPart | null;
}

export type Asker = { uid: number; role: RoleName } | null;

/** Super and problem administrators change every problem of the site; lists need not ask about each of them. */
export const mayEditAllProblems = (asker: Asker): boolean =>
  asker !== null && isAdminRole(asker.role) && asker.role !== 'admin';

/**
 * Whose a problem is: who decides where it is seen, who helps with it and that it goes. Of the site: super and problem administrators every
 * one, other administrators their own (PROB-21). Of a group: its roots every one, its admins their own (GRP-12). Of a person: that person
 * (NOTE-4). Super administrators are it of all.
 */
export function mayRunProblem(asker: Asker, problem: ProblemFacts): boolean {
  if (!asker) return false;
  if (asker.role === 'root') return true;
  const { owner, authorUid, groupLevel = GROUP_LEVEL.none } = problem;
  const isAuthor = authorUid === asker.uid;
  switch (owner.kind) {
    case 'site':
      return mayEditAllProblems(asker) || (asker.role === 'admin' && isAuthor);
    case 'group':
      return groupLevel >= GROUP_LEVEL.root || (groupLevel >= GROUP_LEVEL.admin && isAuthor);
    case 'person':
      return owner.id === asker.uid;
  }
}

/** Who changes what a problem is: those whose it is, and its curators (EDIT-17). */
export const mayEditProblem = (asker: Asker, problem: ProblemFacts): boolean =>
  mayRunProblem(asker, problem) || (asker !== null && problem.part === 'curator');

/** Problems of the site are deleted by super and problem administrators alone, others by those whose they are. */
export const mayDeleteProblem = (asker: Asker, problem: ProblemFacts): boolean =>
  problem.owner.kind === 'site' ? mayEditAllProblems(asker) : mayRunProblem(asker, problem);

/** Who decides about an application sees and reads what it is about, while it waits. */
const reviews = (asker: Asker, { isApplying = false }: ProblemFacts) => isApplying && mayEditAllProblems(asker);

/**
 * Public problems are for everybody, those that are open to a group for its members; all others, outside of contests, for those who may edit
 * or test them (PROB-20, EDIT-17), and for reviewers while an application waits.
 */
export const maySeeProblem = (asker: Asker, problem: ProblemFacts): boolean =>
  problem.auth === PROBLEM_AUTH.public ||
  (problem.auth === PROBLEM_AUTH.group && (problem.groupLevel ?? GROUP_LEVEL.none) >= GROUP_LEVEL.member) ||
  mayEditProblem(asker, problem) ||
  (asker !== null && problem.part === 'tester') ||
  reviews(asker, problem);

/**
 * Who reads what solves a problem: its test data and their names, checkers, graders, jury files and jury solutions. Those who may edit
 * it (PROB-21), whether it is public or not, and reviewers while an application waits.
 */
export const mayReadProblemData = (asker: Asker, problem: ProblemFacts): boolean =>
  mayEditProblem(asker, problem) || reviews(asker, problem);

/** Whether a problem is solved on the public list when one may see it: problems of a group are solved in the group alone. */
export const isPractised = ({ owner }: Pick<ProblemFacts, 'owner'>): boolean => owner.kind !== 'group';

/**
 * Whether somebody who runs a venue may put a problem into it, where everybody of the venue reads it. A public one always; into a venue of the
 * site one of the site that is his; into one of a group those of that group that are open to it, or that are his. Others of
 * the site that are his are kept out of groups, as others of the group run its venues, too (CON-32).
 * @param gid the group that the venue belongs to; null for the site
 */
export function mayUseProblem(asker: Asker, problem: ProblemFacts, { gid }: { gid: number | null }): boolean {
  if (problem.auth === PROBLEM_AUTH.public) return true;
  const { kind, id } = problem.owner;
  if (gid === null) return kind === 'site' && mayRunProblem(asker, problem);
  return kind === 'group' && id === gid && (isOpen(problem.auth) || mayRunProblem(asker, problem));
}

/**
 * Whether a problem that leaves a venue goes back to the public list (CON-32): one that a venue took off it, unless another that has not ended
 * still needs it secret.
 */
export const returnsToList = (problem: { auth: number; leftList: boolean; isNeeded: boolean }): boolean =>
  problem.leftList && problem.auth === PROBLEM_AUTH.contest && !problem.isNeeded;
