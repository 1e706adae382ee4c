import type { Paging } from '@assay/contract/page.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/db/page.ts';

/** Contests of the site that everybody finds in the list, that have begun and that a person is registered for. */
const takenPart = (db: Queryable, uid: number, now: Date) =>
  db
    .selectFrom('contest_registrations as r')
    .innerJoin('contests as c', 'c.id', 'r.cid')
    .where('r.uid', '=', uid)
    .where('c.visible', '=', true)
    .where('c.gid', '=', 0)
    .where('c.auth', '=', PUBLIC)
    .where('c.start_time', '<=', now);

/** Who takes part in a contest behind a password is nobody's business but the contest's. */
const PUBLIC = 0;

export async function listTakenPart(db: Queryable, uid: number, now: Date, paging: Paging) {
  const { total } = await takenPart(db, uid, now)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await takenPart(db, uid, now)
    .select(['c.id', 'c.title', 'c.type', 'c.auth', 'c.start_time', 'c.end_time'])
    .orderBy('c.start_time', 'desc')
    .orderBy('c.id', 'desc')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute();
  return { rows, total };
}
