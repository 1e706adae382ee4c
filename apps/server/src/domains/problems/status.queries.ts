import { VERDICT } from '@assay/contract/verdict.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export interface OwnStatus {
  pid: number;
  status: number;
  score: number | null;
}

/**
 * What a user reached at each of some problems outside contests, groups and the like: accepted if ever, else the latest
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
        .where('cid', '=', 0)
        .where('timed_work_id', '=', 0)
        .where('qsheet_id', '=', 0)
        .where('gid', '=', 0)
        .orderBy('pid')
        .orderBy(sql`status = ${sql.lit(VERDICT.accepted)}`, 'desc')
        .orderBy('id', 'desc')
        .execute();
