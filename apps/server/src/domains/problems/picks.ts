import { readProblemPicks } from '@assay/rules/problems/problem-picks.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findProblems, type ProblemRow } from './find.queries.ts';

interface Picks {
  found: readonly ProblemRow[];
  /** No ids, no problems, or none that may be picked. */
  unknown: string[];
  tooMany: boolean;
}

/** The problems that a text names by their display ids, such as `1001 1005-1009`, and that may be picked, in its order. */
export async function findPicks(
  db: Queryable,
  text: string,
  mayPick: (problem: ProblemRow) => boolean,
): Promise<Picks> {
  const { ids, malformed, tooMany } = readProblemPicks(text);
  const known = await findProblems(db, ids);
  const unknown = [...malformed];
  const found: ProblemRow[] = [];
  for (const problemId of ids) {
    const problem = known.get(problemId);
    if (problem && mayPick(problem)) found.push(problem);
    else unknown.push(problemId);
  }
  return { found, unknown, tooMany };
}

/** What became of picks. @param added those that were not there before */
export const pickedOf = ({ found, unknown, tooMany }: Picks, added: ReadonlySet<number>) => ({
  added: found.filter(({ id }) => added.has(id)).map(({ id, problem_id }) => ({ pid: id, problemId: problem_id })),
  unknown,
  already: found.filter(({ id }) => !added.has(id)).map(({ problem_id }) => problem_id),
  tooMany,
});
