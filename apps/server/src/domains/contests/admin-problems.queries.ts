import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { inContest } from '../venues/venues.queries.ts';

export interface NewContestProblem {
  cid: number;
  pid: number;
  displayId: string;
  displayTitle: string;
  color: string;
}

/** Adds a problem behind the others. Display ids and problems are unique in a contest. */
export async function insertContestProblem(tx: Queryable, { cid, pid, displayId, ...shown }: NewContestProblem) {
  const { rows } = await sql<{ id: number }>`
    insert into contest_problems (cid, pid, display_id, display_title, color, seq)
    select ${cid}, ${pid}, ${displayId}, ${shown.displayTitle}, ${shown.color}, coalesce(max(seq) + 1, 0)
    from contest_problems where cid = ${cid}
    returning id`.execute(tx);
  return rows[0]!;
}

/** @returns the display id it had, null when the problem is not in the contest */
export async function updateContestProblemRow(tx: Queryable, { cid, pid, ...shown }: NewContestProblem) {
  const before = await tx
    .selectFrom('contest_problems')
    .select('display_id')
    .where('cid', '=', cid)
    .where('pid', '=', pid)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  await tx
    .updateTable('contest_problems')
    .set({ display_id: shown.displayId, display_title: shown.displayTitle, color: shown.color })
    .where('cid', '=', cid)
    .where('pid', '=', pid)
    .execute();
  return before.display_id;
}

/** Submissions carry the address their problem has in the contest. */
export const renameInContest = (tx: Queryable, cid: number, pid: number, displayId: string) =>
  sql`update submissions set display_id = ${displayId} where ${inContest(cid, 'submissions')} and pid = ${pid}`.execute(
    tx,
  );

export async function deleteContestProblem(tx: Queryable, cid: number, pid: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('contest_problems')
    .where('cid', '=', cid)
    .where('pid', '=', pid)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/**
 * Gives the problems of a contest an order and new display ids, all at once.
 * @param ordered every problem of the contest
 */
export async function orderProblems(tx: Queryable, cid: number, ordered: { pid: number; displayId: string }[]) {
  const pids = ordered.map(({ pid }) => pid);
  const displayIds = ordered.map(({ displayId }) => displayId);
  const given = sql`unnest(${pids}::bigint[], ${displayIds}::text[]) with ordinality as given (pid, display_id, place)`;
  // Two steps, as a display id is taken until its owner has another.
  await sql`update contest_problems set display_id = '/' || id where cid = ${cid}`.execute(tx);
  await sql`
    update contest_problems cp set display_id = given.display_id, seq = given.place
    from ${given} where cp.cid = ${cid} and cp.pid = given.pid`.execute(tx);
  await sql`
    update submissions s set display_id = given.display_id
    from ${given} where ${inContest(cid)} and s.pid = given.pid and s.display_id <> given.display_id`.execute(tx);
}
