import { type Insertable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { TimedWorks } from '../../../platform/db/schema.ts';
import { inVenue } from '../../venues/venues.queries.ts';
import { workVenue } from '../entry.ts';

export const insertWork = (tx: Queryable, fields: Insertable<TimedWorks>) =>
  tx.insertInto('timed_works').values(fields).returning('id').executeTakeFirstOrThrow();

/**
 * Saves over exactly the version that was seen.
 * @param version null: whatever is stored is saved over
 * @returns the new version, or null when somebody else saved in between
 */
export async function updateWorkRow(
  tx: Queryable,
  wid: number,
  version: number | null,
  fields: Updateable<TimedWorks>,
): Promise<number | null> {
  const row = await tx
    .updateTable('timed_works')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('id', '=', wid)
    .$if(version !== null, (query) => query.where('version', '=', version!))
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
}

/** Copies the problems of a work into another. */
export const copyProblems = (tx: Queryable, from: number, to: number, without: readonly number[] = []) =>
  sql`
    insert into timed_work_problems (wid, pid, display_id, display_title, seq, points)
    select ${to}, pid, display_id, display_title, seq, points from timed_work_problems
    where wid = ${from} and pid <> all(${without}::bigint[]) order by seq, id`.execute(tx);

/** Problems of a work with what says who else may solve them. */
export const listWorkProblemIds = (tx: Queryable, wid: number) =>
  tx
    .selectFrom('timed_work_problems as wp')
    .innerJoin('problems as p', 'p.id', 'wp.pid')
    .select(['wp.pid', 'p.problem_id', 'p.auth'])
    .where('wp.wid', '=', wid)
    .orderBy('wp.seq')
    .execute();

/** Submissions do not refer to their work by a key, so they go first. @returns how many went */
export async function deleteWorkRows(tx: Queryable, wid: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (delete from submissions where ${inVenue(workVenue(wid), 'submissions')} returning 1)
    select count(*) as count from gone`.execute(tx);
  await tx.deleteFrom('timed_works').where('id', '=', wid).execute();
  return rows[0]!.count;
}

/** The works of a group, in order. */
export async function listWorkIdsOf(tx: Queryable, gid: number): Promise<number[]> {
  const rows = await tx.selectFrom('timed_works').select('id').where('group_id', '=', gid).orderBy('id').execute();
  return rows.map(({ id }) => id);
}
