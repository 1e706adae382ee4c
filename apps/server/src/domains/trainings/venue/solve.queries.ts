import type { Queryable } from '../../../platform/db/database.ts';
import { asSolvable, selectSolvable } from '../../problems/solving/solvable.queries.ts';
import type { SolvableProblem } from '../../venues/rules.ts';

/** A problem of a training by its id, with what decides whether it may be solved in a language. */
export async function findSolvableByPid(db: Queryable, pid: number, language: string): Promise<SolvableProblem | null> {
  const row = await selectSolvable(db, language).where('problems.id', '=', pid).executeTakeFirst();
  return row ? asSolvable(row, row.problem_id) : null;
}
