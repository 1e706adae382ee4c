import { VERDICT } from '@assay/contract/verdict.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { inGroup } from '../../venues/venues.queries.ts';

/** What was submitted to problems in a group and its trainings, and accepted, by problem; problems without any are absent. */
export async function countInGroup(db: Queryable, gid: number, pids: readonly number[]) {
  const { rows } = await sql<{ pid: number; total: number; ac: number }>`
    select s.pid, count(*) as total, count(*) filter (where s.status = ${VERDICT.accepted}) as ac
    from submissions s where ${inGroup(gid)} and s.pid = any(${pids}::bigint[])
    group by s.pid`.execute(db);
  return new Map(rows.map(({ pid, ...counts }) => [pid, counts]));
}
