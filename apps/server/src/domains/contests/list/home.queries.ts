import type { Queryable } from '../../../platform/db/database.ts';

/** Contests that somebody is registered for and that are not over, the next first: of the site, and of groups that the person is in. */
export const listDueContests = (db: Queryable, uid: number, now: Date, limit: number) =>
  db
    .selectFrom('contest_registrations as r')
    .innerJoin('contests as c', 'c.id', 'r.cid')
    .select(['c.id', 'c.title', 'c.start_time', 'c.end_time'])
    .where('r.uid', '=', uid)
    .where('r.admitted', '=', true)
    .where('r.disqualified', '=', false)
    .where('c.visible', '=', true)
    .where('c.end_time', '>', now)
    .where((eb) =>
      eb.or([
        eb('c.gid', '=', 0),
        eb.exists(
          eb
            .selectFrom('group_members as m')
            .select('m.uid')
            .whereRef('m.gid', '=', 'c.gid')
            .where('m.uid', '=', uid)
            .where('m.auth', '>=', 3),
        ),
      ]),
    )
    .orderBy('c.start_time')
    .orderBy('c.id')
    .limit(limit)
    .execute();
