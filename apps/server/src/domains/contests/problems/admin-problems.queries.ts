import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { inContest } from '../../venues/venues.queries.ts';

export interface NewContestProblem {
  cid: number;
  pid: number;
  displayId: string;
  displayTitle: string;
  color: string;
  /** The contest took it off the public list, where it returns when it leaves. */
  offList: boolean;
}

/** Adds a problem behind the others. Display ids and problems are unique in a contest. */
export async function insertContestProblem(tx: Queryable, { cid, pid, displayId, ...shown }: NewContestProblem) {
  const { rows } = await sql<{ id: number }>`
    insert into contest_problems (cid, pid, display_id, display_title, color, off_list, seq)
    select ${cid}, ${pid}, ${displayId}, ${shown.displayTitle}, ${shown.color}, ${shown.offList}, coalesce(max(seq) + 1, 0)
    from contest_problems where cid = ${cid}
    returning id`.execute(tx);
  return rows[0]!;
}

/** @returns the display id it had, null when the problem is not in the contest */
export async function updateContestProblemRow(
  tx: Queryable,
  { cid, pid, ...shown }: Omit<NewContestProblem, 'offList'> & { acCoin?: number | undefined },
) {
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
    .$if(shown.acCoin !== undefined, (query) => query.set({ ac_coin: shown.acCoin! }))
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

/** Whether a contest that has not ended, other than this one, took a problem off the public list. */
export async function isKeptOffList(tx: Queryable, pid: number, now: Date, besides: number | null): Promise<boolean> {
  const row = await tx
    .selectFrom('contest_problems as cp')
    .innerJoin('contests as c', 'c.id', 'cp.cid')
    .select('cp.id')
    .where('cp.pid', '=', pid)
    .where('cp.off_list', '=', true)
    .where('c.end_time', '>', now)
    .$if(besides !== null, (query) => query.where('cp.cid', '<>', besides!))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether that changed anything */
export async function setOffList(tx: Queryable, cid: number, pid: number, offList: boolean): Promise<boolean> {
  const changed = await tx
    .updateTable('contest_problems')
    .set({ off_list: offList })
    .where('cid', '=', cid)
    .where('pid', '=', pid)
    .where('off_list', '<>', offList)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** The problems that a contest took off the list, in the order of their ids: that in which they are locked. */
export async function listOffList(tx: Queryable, cid: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('contest_problems')
    .select('pid')
    .where('cid', '=', cid)
    .where('off_list', '=', true)
    .orderBy('pid')
    .execute();
  return rows.map(({ pid }) => pid);
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
