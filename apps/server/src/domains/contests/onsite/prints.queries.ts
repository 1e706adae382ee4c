import type { Paging } from '@assay/contract/page.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { offsetOf } from '../../../platform/db/page.ts';

export const PRINTED = 1;

interface PrintFilter {
  cid: number;
  uid?: number;
  status?: number | undefined;
}

/** Requests to print: open ones first and the oldest of them on top, as a queue is worked off; then the newest. */
export async function listPrints(db: Queryable, { cid, uid, status }: PrintFilter, { currentPage, limit }: Paging) {
  let query = db.selectFrom('contest_prints as p').where('p.cid', '=', cid);
  if (uid !== undefined) query = query.where('p.uid', '=', uid);
  if (status !== undefined) query = query.where('p.status', '=', status);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .innerJoin('users as u', 'u.uid', 'p.uid')
    .leftJoin('contest_registrations as r', (join) => join.onRef('r.cid', '=', 'p.cid').onRef('r.uid', '=', 'p.uid'))
    .leftJoin('contest_teams as t', 't.id', 'r.team_id')
    .select(['p.id', 'p.cid', 'p.status', 'p.gmt_create', 'u.username', 'u.realname', 't.name as team'])
    .orderBy('p.status')
    .orderBy((eb) =>
      eb
        .case()
        .when('p.status', '=', PRINTED)
        .then(eb.neg(eb.ref('p.id')))
        .else(eb.ref('p.id'))
        .end(),
    )
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }))
    .execute();
  return { rows, total };
}

export async function insertPrint(
  db: Queryable,
  values: { cid: number; uid: number; content: string; gmt_create: Date },
): Promise<number> {
  const { id } = await db.insertInto('contest_prints').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Who prints it a second time does no harm. @returns false when there is no such request in this contest */
export async function updatePrinted(db: Queryable, cid: number, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('contest_prints')
    .set((eb) => ({ status: PRINTED, gmt_printed: eb.fn.coalesce('gmt_printed', eb.val(now)) }))
    .where('cid', '=', cid)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const findPrint = (db: Queryable, id: number) =>
  db
    .selectFrom('contest_prints as p')
    .innerJoin('users as u', 'u.uid', 'p.uid')
    .leftJoin('contest_registrations as r', (join) => join.onRef('r.cid', '=', 'p.cid').onRef('r.uid', '=', 'p.uid'))
    .leftJoin('contest_teams as t', 't.id', 'r.team_id')
    .select(['p.id', 'p.cid', 'p.content', 'p.gmt_create', 'u.username', 'u.realname', 'u.school', 't.name as team'])
    .where('p.id', '=', id)
    .executeTakeFirst();
