import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Paging } from '@assay/contract/page.ts';
import { WORK_STATUS } from '@assay/contract/works/work.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { readTogether } from '../../../platform/queue/read-together.ts';
import { overAt } from '../works.queries.ts';

export interface WorkFilter {
  /** Null for the works of the site. */
  gid: number | null;
  now: Date;
  status?: number | undefined;
  keyword?: string | undefined;
  /** Also those that are hidden. */
  all?: boolean;
}

/** When a work is open to the viewer. */
const ownStart = sql<Date>`coalesce(cw.start_time, w.start_time)`;
const ownEnd = sql<Date>`coalesce(cw.end_time, w.end_time)`;

/** Works with how somebody stands in each. */
function listed(db: Db, { gid, now, status, keyword, all }: WorkFilter, uid: number | null) {
  const words = keyword?.trim();
  return db
    .selectFrom('timed_works as w')
    .leftJoin('timed_work_sittings as s', (join) => join.onRef('s.wid', '=', 'w.id').on('s.uid', '=', uid ?? 0))
    .leftJoin('group_members as gm', (join) =>
      join
        .onRef('gm.gid', '=', 'w.group_id')
        .on('gm.uid', '=', uid ?? 0)
        .on('gm.auth', '=', GROUP_LEVEL.member),
    )
    .leftJoin('timed_work_windows as cw', (join) =>
      join.onRef('cw.wid', '=', 'w.id').on('cw.label', '=', sql<string>`coalesce(s.label, gm.label)`),
    )
    .where('w.group_id', gid === null ? 'is' : '=', gid)
    .$if(!all, (query) => query.where('w.visible', '=', true))
    .$if(status === WORK_STATUS.scheduled, (query) => query.where(ownStart, '>', now))
    .$if(status === WORK_STATUS.running, (query) => query.where(ownStart, '<=', now).where(ownEnd, '>', now))
    .$if(status === WORK_STATUS.ended, (query) => query.where(ownEnd, '<=', now))
    .$if(!!words, (query) => query.where('w.title', 'ilike', containing(words!)));
}

/** One page: running works, then those to come, the next one first, then ended ones, the last one first. @param uid whose records are added */
export const listWorks = (db: Db, filter: WorkFilter, { currentPage, limit }: Paging, uid: number | null) =>
  listed(db, filter, uid)
    .leftJoin('timed_work_extensions as e', (join) => join.onRef('e.wid', '=', 'w.id').on('e.uid', '=', uid ?? 0))
    .select(['w.id', 'w.title', 'w.logo', 'w.auth', 'w.start_time', 'w.end_time', 'w.duration', 'w.author'])
    .select(['w.author_uid', 'w.group_id', 'w.visible', 'w.results', 'w.results_open', 'w.gmt_create'])
    .select(['s.started_at', 's.handed_in_at', 'e.until', 'e.extra_seconds'])
    .select(['cw.start_time as own_start', 'cw.end_time as own_end'])
    .select(overAt().as('over_at'))
    .orderBy(sql`case when ${ownEnd} <= ${filter.now} then 2 when ${ownStart} > ${filter.now} then 1 else 0 end`)
    .orderBy(sql`case when ${ownStart} > ${filter.now} then ${ownStart} end`)
    .orderBy(ownStart, 'desc')
    .orderBy('w.id', 'desc')
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }))
    .execute();

export async function countWorks(db: Db, filter: WorkFilter, uid: number | null): Promise<number> {
  const { total } = await listed(db, filter, uid)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

interface Inside {
  problems: number;
  points: number;
  people: number;
}

/** What the front of a work shows besides its row. */
export const countInside = readTogether<number, Inside>(
  (wid) => wid,
  async (db, wids) => {
    const { rows } = await sql<Inside & { wid: number }>`
      ${PREPARED} select wid, problems, points, (select count(*) from timed_work_sittings s where s.wid = asked.wid) as people
      from unnest(${wids}::bigint[]) as asked (wid)
      cross join lateral (
        select count(*) as problems, coalesce(sum(points), 0) as points from timed_work_problems p where p.wid = asked.wid
      ) inside`.execute(db);
    return new Map(rows.map(({ wid, ...inside }) => [wid, inside]));
  },
);
