import type { Queryable } from '../../../platform/db/database.ts';
import { problemInVenue, type Wording } from '../../problems/detail.ts';
import { findProblem } from '../../problems/find.queries.ts';
import { findContestProblem } from './problems.queries.ts';

/** The problem at a display id of a contest, as its page shows it to everybody there; undefined when there is none. */
export async function findShownProblem(db: Queryable, cid: number, displayId: string, wording: Wording) {
  const found = await findContestProblem(db, cid, displayId);
  const problem = found && (await findProblem(db, { pid: found.pid }));
  return problem && { found, ...(await problemInVenue(db, problem, wording)) };
}
