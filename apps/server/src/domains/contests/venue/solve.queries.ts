import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { asSolvable, selectSolvable } from '../../problems/solving/solvable.queries.ts';
import type { SolvableProblem } from '../../venues/rules.ts';

/** The problem at a display id of a contest, in any letter case, with what decides whether it may be solved in a language. */
export async function findSolvableIn(
  db: Queryable,
  cid: number,
  displayId: string,
  language: string,
): Promise<SolvableProblem | null> {
  const row = await selectSolvable(db, language)
    .innerJoin('contest_problems', 'contest_problems.pid', 'problems.id')
    .where('contest_problems.cid', '=', cid)
    .where('contest_problems.display_id', '=', displayId.toUpperCase())
    .select('contest_problems.display_id')
    .executeTakeFirst();
  return row ? asSolvable(row, row.display_id) : null;
}

/** Makes whoever submits a contestant, with the submission that is `stored`. */
export const registering = (cid: number, uid: number) => sql`
  insert into contest_registrations (cid, uid)
  select ${cid}::bigint, ${uid}::bigint from stored
  on conflict (cid, uid) do nothing`;

export const updateVirtual = (tx: Queryable, submissionId: number, virtualId: number) =>
  tx.updateTable('submissions').set({ virtual_id: virtualId }).where('id', '=', submissionId).execute();
