import type { Queryable } from '../../../platform/db/database.ts';
import { asSolvable, selectSolvable } from '../../problems/solving/solvable.queries.ts';
import type { SolvableProblem } from '../../venues/rules.ts';

/** The problem at a display id of a work, in any letter case, with what decides whether it may be solved in a language. */
export async function findSolvableIn(
  db: Queryable,
  wid: number,
  displayId: string,
  language: string,
): Promise<SolvableProblem | null> {
  const row = await selectSolvable(db, language)
    .innerJoin('timed_work_problems', 'timed_work_problems.pid', 'problems.id')
    .where('timed_work_problems.wid', '=', wid)
    .where('timed_work_problems.display_id', '=', displayId.toUpperCase())
    .select('timed_work_problems.display_id')
    .executeTakeFirst();
  return row ? asSolvable(row, row.display_id) : null;
}

/** Holds a problem of a work that nobody takes out of it until the transaction ends. @returns whether it is there */
export async function holdProblem(tx: Queryable, wid: number, pid: number): Promise<boolean> {
  const row = await tx
    .selectFrom('timed_work_problems')
    .select('id')
    .where('wid', '=', wid)
    .where('pid', '=', pid)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
