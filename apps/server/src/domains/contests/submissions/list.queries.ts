import { MAX_COUNTED, type Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import { inContest } from '../../venues/venues.queries.ts';

export interface ContestSubmissionFilter {
  cid: number;
  /** Those of a virtual participation; null for those of the contest itself. */
  virtualId: number | null;
  uids: number[] | null;
  pids: number[] | null;
  /** As it is shown to the viewer. */
  status: number | null;
  /** What was received in `[from, before)`; null leaves a side open. */
  from: Date | null;
  before: Date | null;
  /** Results of what was received from `since` on are unknown to the viewer: those of others, or own ones too. */
  hidden: { since: Date; ownToo: boolean } | null;
  /** Whose submissions are the viewer's own: alone, or with the team. */
  line: readonly number[];
}

function filtered(filter: ContestSubmissionFilter) {
  const { cid, virtualId, uids, pids, status, from, before, hidden, line } = filter;
  const isHidden = hidden
    ? sql`(s.received_at >= ${hidden.since} and ${hidden.ownToo ? sql`true` : sql`s.uid <> all(${line}::bigint[])`})`
    : sql`false`;
  const conditions = [inContest(cid), sql`s.virtual_id is not distinct from ${virtualId}::bigint`];
  if (uids) conditions.push(sql`s.uid = any(${uids}::bigint[])`);
  if (pids) conditions.push(sql`s.pid = any(${pids}::bigint[])`);
  if (from) conditions.push(sql`s.received_at >= ${from}`);
  if (before) conditions.push(sql`s.received_at < ${before}`);
  if (status !== null) {
    conditions.push(sql`case when ${isHidden} then ${verdictSql('unknown')} else s.status end = ${status}`);
  }
  return sql.join(conditions, sql` and `);
}

/** Ids of one page, newest first. */
export async function listContestSubmissionIds(
  db: Queryable,
  filter: ContestSubmissionFilter,
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

export async function countContestSubmissions(db: Queryable, filter: ContestSubmissionFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select 1 from submissions s where ${filtered(filter)} limit ${MAX_COUNTED}) counted`.execute(
    db,
  );
  return rows[0]!.total;
}
