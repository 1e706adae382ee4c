import type { ProblemOwnerKind } from '@assay/contract/problems/owner.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';

const { public: PUBLIC, private: PRIVATE, contest: CONTEST, group: GROUP } = PROBLEM_AUTH;

/** What "open" means for problems of an owner (PROB-22): public only for the site's, to members for a group's, never for a person's. */
const OPEN: Readonly<Record<ProblemOwnerKind, number>> = { site: PUBLIC, group: GROUP, person: PRIVATE };

/**
 * How the visibility that people choose (1 open, 2 private, 3 of a contest) is stored. What is stored as public is seen by everybody, so
 * problems of a group or a person are never stored so.
 */
export const storedAuth = (owner: ProblemOwnerKind, chosen: number): number =>
  chosen === PUBLIC ? OPEN[owner] : chosen;

/** A stored visibility as pages know it: what is open to a group is 1 there, too. */
export const shownAuth = (stored: number): 1 | 2 | 3 =>
  stored === PUBLIC || stored === GROUP ? PUBLIC : stored === CONTEST ? CONTEST : PRIVATE;

/** Whether others than those who may edit it find the problem where it belongs: on the public list, or on that of its group. */
export const isOpen = (stored: number): boolean => stored === PUBLIC || stored === GROUP;
