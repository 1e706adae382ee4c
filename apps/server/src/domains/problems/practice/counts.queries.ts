import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Counters of a problem, named like their columns. */
export type Counter = 'ac' | 'wa' | 'tle' | 'mle' | 're' | 'pe' | 'ce' | 'se' | 'pa';

/** How much each counter grows, or shrinks when negative. */
export type Counts = Partial<Record<Counter | 'total', number>>;

/** Changes the counters of a problem; none falls below zero. */
export async function addCounts(db: Queryable, pid: number, counts: Counts): Promise<void> {
  const parts = Object.entries(counts)
    .filter(([, by]) => by !== 0)
    .map(([column, by]) => sql`${sql.ref(column)} = greatest(${sql.ref(column)} + ${by}, 0)`);
  if (parts.length === 0) return;
  await sql`update problems set ${sql.join(parts)} where id = ${pid}`.execute(db);
}
