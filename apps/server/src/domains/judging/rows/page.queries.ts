import { MAX_COUNTED, type Paging } from '@assay/contract/page.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { offsetOf } from '../../../platform/db/page.ts';

/** Ids of one page, newest first. @param which conditions on submissions, which are called `s` */
export async function listIdsOfPage(
  db: Queryable,
  which: readonly RawBuilder<unknown>[],
  paging: Paging,
): Promise<number[]> {
  const offset = offsetOf(paging);
  // Nothing is shown beyond what is counted, so no page costs more than the last counted one.
  if (offset >= MAX_COUNTED) return [];
  const { rows } = await sql<{ id: number }>`
    select s.id from submissions s where ${sql.join(which, sql` and `)}
    order by s.id desc limit ${paging.limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many there are, up to `MAX_COUNTED`. @param which as {@link listIdsOfPage} has them */
export async function countUpToBound(db: Queryable, which: readonly RawBuilder<unknown>[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from submissions s where ${sql.join(which, sql` and `)} limit ${MAX_COUNTED}
    ) counted`.execute(db);
  return rows[0]!.total;
}
