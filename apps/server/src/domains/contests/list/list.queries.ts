import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import { offsetOf } from '../../../platform/db/page.ts';

export interface ContestFilter {
  /** 0 for the contests of the site. */
  gid: number;
  now: Date;
  status?: number | undefined;
  type?: number | undefined;
  keyword?: string | undefined;
}

function listed(db: Db, { gid, now, status, type, keyword }: ContestFilter) {
  const words = keyword?.trim();
  return db
    .selectFrom('contests as c')
    .where('c.visible', '=', true)
    .where('c.gid', '=', gid)
    .$if(status === CONTEST_STATUS.scheduled, (query) => query.where('c.start_time', '>', now))
    .$if(status === CONTEST_STATUS.running, (query) =>
      query.where('c.start_time', '<=', now).where('c.end_time', '>', now),
    )
    .$if(status === CONTEST_STATUS.ended, (query) => query.where('c.end_time', '<=', now))
    .$if(type !== undefined, (query) => query.where('c.type', '=', type!))
    .$if(!!words, (query) => query.where('c.title', 'ilike', containing(words!)));
}

/** One page: running contests, then those to come, the next one first, then ended ones, the last one first. @param uid the viewer's; 0 for nobody's */
export const listContests = (db: Db, filter: ContestFilter, { currentPage, limit }: Paging, uid = 0) => {
  const { now } = filter;
  return listed(db, filter)
    .selectAll('c')
    .select((eb) =>
      eb
        .selectFrom('contest_registrations as r')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('r.cid', '=', 'c.id')
        .as('count'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('contest_registrations as own')
            .select('own.cid')
            .whereRef('own.cid', '=', 'c.id')
            .where('own.uid', '=', uid)
            .where('own.admitted', '=', true),
        )
        .as('registered'),
    )
    .orderBy(sql`case when c.end_time <= ${now} then 2 when c.start_time > ${now} then 1 else 0 end`)
    .orderBy(sql`case when c.start_time > ${now} then c.start_time end`)
    .orderBy('c.start_time', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }))
    .execute();
};

export async function countContests(db: Db, filter: ContestFilter): Promise<number> {
  const { total } = await listed(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
