import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** How much the counters of a problem in a group grow, or shrink when negative. */
export interface GroupCounts {
  gid: number;
  pid: number;
  total: number;
  ac: number;
}

/** Changes the counters of problems in groups, always in one order, so that two transactions never wait for each other. */
export async function addGroupCounts(tx: Queryable, changes: readonly GroupCounts[]): Promise<void> {
  const column = (name: keyof GroupCounts) => changes.map((each) => each[name]);
  await sql`
    insert into group_problem_counts as kept (gid, pid, total, ac)
    select gid, pid, given.total, given.ac
    from unnest(${column('gid')}::bigint[], ${column('pid')}::bigint[], ${column('total')}::int[], ${column('ac')}::int[])
      as given (gid, pid, total, ac)
    join groups on groups.id = given.gid join problems on problems.id = given.pid
    order by gid, pid
    on conflict (gid, pid) do update set total = kept.total + excluded.total, ac = kept.ac + excluded.ac`.execute(tx);
}

/** The judged submissions to some problems in a group and its trainings, and the accepted ones; problems without any are absent. */
export async function listGroupCounts(db: Queryable, gid: number, pids: readonly number[]) {
  const rows = await db
    .selectFrom('group_problem_counts')
    .select(['pid', 'total', 'ac'])
    .where('gid', '=', gid)
    .where(sql<boolean>`pid = any(${pids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ pid, ...counts }) => [pid, counts]));
}
