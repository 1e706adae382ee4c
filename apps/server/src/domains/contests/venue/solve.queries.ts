import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { readTogether } from '../../../platform/queue/read-together.ts';
import { asSolvable, selectSolvable } from '../../problems/solving/solvable.queries.ts';
import type { SolvableProblem } from '../../venues/rules.ts';

interface Wanted {
  cid: number;
  displayId: string;
  language: string;
}

const keyOf = ({ cid, displayId, language }: Wanted) => `${cid} ${language}\n${displayId.toUpperCase()}`;

/** The problem at a display id of a contest, in any letter case, with what decides whether it may be solved in a language. */
export const findSolvableIn = readTogether<Wanted, SolvableProblem>(keyOf, async (db, asked) => {
  const solvable = selectSolvable(db, sql`asked.language`)
    .innerJoin('contest_problems', 'contest_problems.pid', 'problems.id')
    .where('contest_problems.cid', '=', sql<number>`asked.cid`)
    .where('contest_problems.display_id', '=', sql<string>`asked.display_id`)
    .select('contest_problems.display_id');
  const { rows } = await sql<NonNullable<Awaited<ReturnType<typeof solvable.executeTakeFirst>>> & { at: number }>`
    ${PREPARED} select asked.at, found.* from unnest(${asked.map(({ cid }) => cid)}::bigint[],
      ${asked.map(({ displayId }) => displayId.toUpperCase())}::text[], ${asked.map(({ language }) => language)}::text[])
      with ordinality as asked (cid, display_id, language, at)
    cross join lateral ${solvable} found`.execute(db);
  return new Map(rows.map(({ at, ...row }) => [keyOf(asked[at - 1]!), asSolvable(row, row.display_id)]));
});

/** Makes whoever submits a contestant, with the submission that is `stored`. */
export const registering = (cid: number, uid: number) => sql`
  insert into contest_registrations (cid, uid)
  select ${cid}::bigint, ${uid}::bigint from stored
  on conflict (cid, uid) do nothing`;

export const updateVirtual = (tx: Queryable, submissionId: number, virtualId: number) =>
  tx.updateTable('submissions').set({ virtual_id: virtualId }).where('id', '=', submissionId).execute();
