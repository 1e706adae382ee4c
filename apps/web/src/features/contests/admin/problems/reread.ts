import { getAdminContestProblems, getProblemsForContest } from '@assay/contract/contests/admin-problems.ts';
import { refresh } from '../../../../lib/use-call.ts';

/** Reads the problems of a contest anew. */
export const readProblems = () => refresh(getAdminContestProblems);

/** The same, with those that can be picked. */
export const rereadPicks = () => refresh(getAdminContestProblems, getProblemsForContest);
