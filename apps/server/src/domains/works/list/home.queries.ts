import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

const COLUMNS = [
  'w.id',
  'w.title',
  'w.description',
  'w.logo',
  'w.auth',
  'w.start_time',
  'w.end_time',
  'w.duration',
  'w.author',
  'w.author_uid',
  'w.group_id',
  'w.score_type',
] as const;

/** When a work is over for somebody, by the window of the class. */
const OWN_END = sql<Date>`coalesce(cw.end_time, w.end_time)`;

/** Works of the site that everybody sees, that are not over and start before a moment, the next first, with how many took part. */
export const listRecentWorks = (db: Queryable, now: Date, startsBefore: Date, limit: number) =>
  db
    .selectFrom('timed_works as w')
    .select(COLUMNS)
    .select((eb) =>
      eb
        .selectFrom('timed_work_sittings as s')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('s.wid', '=', 'w.id')
        .$asScalar()
        .$notNull()
        .as('count'),
    )
    .where('w.group_id', 'is', null)
    .where('w.visible', '=', true)
    .where('w.end_time', '>', now)
    .where('w.start_time', '<=', startsBefore)
    .orderBy('w.start_time')
    .orderBy('w.id')
    .limit(limit)
    .execute();

/**
 * Works that somebody has begun, or that stand in a group which the person is in, and that are not handed in; the first to end first. Those
 * that are over for others stay where the person has an extension.
 */
export const listOwnWorks = (db: Queryable, uid: number, now: Date, limit: number) =>
  db
    .selectFrom('timed_works as w')
    .leftJoin('timed_work_sittings as s', (join) => join.onRef('s.wid', '=', 'w.id').on('s.uid', '=', uid))
    .leftJoin('timed_work_extensions as e', (join) => join.onRef('e.wid', '=', 'w.id').on('e.uid', '=', uid))
    .leftJoin('group_members as gm', (join) =>
      join.onRef('gm.gid', '=', 'w.group_id').on('gm.uid', '=', uid).on('gm.auth', '=', GROUP_LEVEL.member),
    )
    .leftJoin('timed_work_windows as cw', (join) =>
      join.onRef('cw.wid', '=', 'w.id').on('cw.label', '=', sql<string>`coalesce(s.label, gm.label)`),
    )
    .select(COLUMNS)
    .select(['s.started_at', 's.handed_in_at', 'e.until', 'e.extra_seconds'])
    .select(['cw.start_time as own_start', 'cw.end_time as own_end'])
    .where('w.visible', '=', true)
    .where((eb) => eb.or([eb(OWN_END, '>', now), eb('e.wid', 'is not', null)]))
    .where('s.handed_in_at', 'is', null)
    .where((eb) => {
      const isMember = eb.exists(
        eb
          .selectFrom('group_members as m')
          .select('m.uid')
          .whereRef('m.gid', '=', 'w.group_id')
          .where('m.uid', '=', uid)
          .where('m.auth', '>=', GROUP_LEVEL.member),
      );
      return eb.or([eb.and([eb('w.group_id', 'is', null), eb('s.uid', 'is not', null)]), isMember]);
    })
    .orderBy(OWN_END)
    .orderBy('w.id')
    .limit(limit)
    .execute();
