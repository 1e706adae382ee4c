import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import { inPractice } from '../../venues/venues.queries.ts';

export interface OwnStatus {
  pid: number;
  status: number;
  score: number | null;
}

/**
 * What a user reached at each of some problems in practice: accepted if ever, else the latest
 * result. Problems never tried are missing.
 */
export const listOwnStatus = (db: Queryable, uid: number, pids: readonly number[]): Promise<OwnStatus[]> =>
  pids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('submissions')
        .distinctOn('pid')
        .select(['pid', 'status', 'score'])
        .where('uid', '=', uid)
        .where('pid', 'in', pids)
        .where(inPractice('submissions'))
        .orderBy('pid')
        .orderBy(sql`status = ${verdictSql('accepted')}`, 'desc')
        .orderBy('id', 'desc')
        .execute();
