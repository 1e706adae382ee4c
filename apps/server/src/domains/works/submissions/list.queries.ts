import { VERDICT } from '@assay/contract/verdict.ts';
import { type RawBuilder, sql } from 'kysely';
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

/** The conditions of what a filter keeps. */
export function workSubmissions({ wid, uids, pid, status, shows }: WorkSubmissionFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [inVenue(workVenue(wid))];
  if (uids) conditions.push(sql`s.uid = any(${uids}::bigint[])`);
  if (pid !== null) conditions.push(sql`s.pid = ${pid}`);
  if (status !== null) {
    const shown = shows
      ? sql`s.status`
      : sql`case when s.status = ${VERDICT.compileError} then s.status else ${verdictSql('unknown')} end`;
    conditions.push(sql`${shown} = ${status}`);
  }
  return conditions;
}
