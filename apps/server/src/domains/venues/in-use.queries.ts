import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { VenueRules } from './rules.ts';

type Runs = Pick<VenueRules, 'runsWith'>;

/**
 * Whether any venue runs with a problem at a moment.
 * @param pid a column or a value
 */
export const runsInAny = (venues: readonly Runs[], pid: RawBuilder<number>, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join([sql`false`, ...venues.flatMap(({ runsWith }) => runsWith?.(pid, now) ?? [])], sql` or `)})`;

/** Those of the problems that any of the venues runs with. */
export async function findUsed(
  db: Queryable,
  venues: readonly Runs[],
  pids: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  if (pids.length === 0) return new Set();
  const { rows } = await sql<{ pid: number }>`
    select asked.pid from unnest(${pids}::bigint[]) as asked (pid)
    where ${runsInAny(venues, sql<number>`asked.pid`, now)}`.execute(db);
  return new Set(rows.map(({ pid }) => Number(pid)));
}
