/**
 * What somebody who helps with a problem is to it: a curator changes it as its author does, a tester sees and solves it before it is public.
 */
export const PROBLEM_PARTS = ['curator', 'tester'] as const;
export type ProblemPart = (typeof PROBLEM_PARTS)[number];
