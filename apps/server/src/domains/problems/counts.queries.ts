import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** Counters of a problem, named like their columns. */
export type Counter = 'ac' | 'wa' | 'tle' | 'mle' | 're' | 'pe' | 'ce' | 'se' | 'pa';

/** Moves one submission from a counter to another; `total` changes when it comes or goes. */
export async function moveCount(
  db: Queryable,
  pid: number,
  move: { from: Counter | null; to: Counter | null; total: -1 | 0 | 1 },
): Promise<void> {
  const parts = [sql`total = total + ${move.total}`];
  if (move.from !== move.to) {
    if (move.from) parts.push(sql`${sql.ref(move.from)} = greatest(${sql.ref(move.from)} - 1, 0)`);
    if (move.to) parts.push(sql`${sql.ref(move.to)} = ${sql.ref(move.to)} + 1`);
  }
  await sql`update problems set ${sql.join(parts)} where id = ${pid}`.execute(db);
}
