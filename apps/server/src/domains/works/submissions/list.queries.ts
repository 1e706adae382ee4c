import { MAX_COUNTED, type Paging } from '@assay/contract/page.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import { inVenue } from '../../venues/venues.queries.ts';
import { workVenue } from '../entry.ts';

export interface WorkSubmissionFilter {
  wid: number;
  uids: number[] | null;
  pid: number | null;
  /** As it is shown. */
  status: number | null;
  /** Whether results are shown, or all but compile errors are unknown. */
  shows: boolean;
}

function filtered({ wid, uids, pid, status, shows }: WorkSubmissionFilter) {
  const conditions = [inVenue(workVenue(wid))];
  if (uids) conditions.push(sql`s.uid = any(${uids}::bigint[])`);
  if (pid !== null) conditions.push(sql`s.pid = ${pid}`);
  if (status !== null) {
    const shown = shows
      ? sql`s.status`
      : sql`case when s.status = ${VERDICT.compileError} then s.status else ${verdictSql('unknown')} end`;
    conditions.push(sql`${shown} = ${status}`);
  }
  return sql.join(conditions, sql` and `);
}

/** Ids of one page, newest first. */
export async function listWorkSubmissionIds(
  db: Queryable,
  filter: WorkSubmissionFilter,
  { currentPage, limit }: Paging,
): Promise<number[]> {
  const offset = offsetOf({ currentPage, limit });
  // Nothing is shown beyond what is counted, so no page costs more than the last counted one.
  if (offset >= MAX_COUNTED) return [];
  const { rows } = await sql<{ id: number }>`
    select s.id from submissions s where ${filtered(filter)} order by s.id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function countWorkSubmissions(db: Queryable, filter: WorkSubmissionFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select 1 from submissions s where ${filtered(filter)} limit ${MAX_COUNTED}) counted`.execute(
    db,
  );
  return rows[0]!.total;
}
