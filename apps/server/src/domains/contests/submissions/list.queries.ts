import { type RawBuilder, sql } from 'kysely';
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

/** The conditions of what a filter keeps. */
export function contestSubmissions(filter: ContestSubmissionFilter): RawBuilder<unknown>[] {
  const { cid, virtualId, uids, pids, status, from, before, hidden, line } = filter;
  const isHidden = hidden
    ? sql`(s.received_at >= ${hidden.since} and ${hidden.ownToo ? sql`true` : sql`s.uid <> all(${line}::bigint[])`})`
    : sql`false`;
  const conditions: RawBuilder<unknown>[] = [
    inContest(cid),
    sql`s.virtual_id is not distinct from ${virtualId}::bigint`,
  ];
  if (uids) conditions.push(sql`s.uid = any(${uids}::bigint[])`);
  if (pids) conditions.push(sql`s.pid = any(${pids}::bigint[])`);
  if (from) conditions.push(sql`s.received_at >= ${from}`);
  if (before) conditions.push(sql`s.received_at < ${before}`);
  if (status !== null) {
    conditions.push(sql`case when ${isHidden} then ${verdictSql('unknown')} else s.status end = ${status}`);
  }
  return conditions;
}
