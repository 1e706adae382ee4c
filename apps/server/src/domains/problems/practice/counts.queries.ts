import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';

const COUNTERS = ['total', 'ac', 'wa', 'tle', 'mle', 're', 'pe', 'ce', 'se', 'pa'] as const;

/** Counters of a problem, named like their columns. */
export type Counter = Exclude<(typeof COUNTERS)[number], 'total'>;

/** How much each counter grows, or shrinks when negative. */
export type Counts = Partial<Record<Counter | 'total', number>>;

const GIVEN = sql.join(COUNTERS.map((column) => sql`${sql.ref(column)} integer`));
const GROWN = sql.join(
  COUNTERS.map(
    (column) => sql`${sql.ref(column)} = greatest(p.${sql.ref(column)} + coalesce(given.${sql.ref(column)}, 0), 0)`,
  ),
);

/** Changes the counters of problems; none falls below zero. Held in one order everywhere, so that two transactions never wait for each other. */
export async function addCounts(db: Queryable, changes: readonly (Counts & { pid: number })[]): Promise<void> {
  const changed = changes.filter(({ pid: _pid, ...counts }) => Object.values(counts).some((by) => by !== 0));
  if (changed.length === 0) return;
  await sql`
    ${PREPARED} with given as (
      select * from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given (pid bigint, ${GIVEN})
    ), held as materialized (
      select id from problems where id in (select pid from given) order by id for no key update
    )
    update problems p set ${GROWN} from held join given on given.pid = held.id where p.id = held.id`.execute(db);
}
