import type { Queryable } from '../../../platform/db/database.ts';
import { problemInVenue, type Wording } from '../../problems/detail.ts';
import { findProblem } from '../../problems/find.queries.ts';
import { findContestProblem } from './problems.queries.ts';

/** The problem at a display id of a contest, as its page shows it to everybody there; undefined when there is none. */
export async function findShownProblem(db: Queryable, cid: number, displayId: string, wording: Wording) {
  const found = await findContestProblem(db, cid, displayId);
  const problem = found && (await findProblem(db, { pid: found.pid }));
  if (!problem) return undefined;
  const { detail, owned } = await problemInVenue(db, problem, wording);
  const named = { ...detail.problem, problemId: found.display_id, title: found.display_title };
  return { found, detail: { ...detail, problem: named }, owned };
}
