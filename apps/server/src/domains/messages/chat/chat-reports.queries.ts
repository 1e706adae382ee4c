import type { Paging } from '@assay/contract/page.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { offsetOf } from '../../../platform/db/page.ts';

/** Reports from private chats that wait, or that were looked at, the newest first. */
export async function listChatReports(db: Queryable, isOpen: boolean, page: Paging) {
  const some = db.selectFrom('chat_reports as r').where('r.closed_at', isOpen ? 'is' : 'is not', null);
  const [rows, { total }] = await Promise.all([
    some
      .leftJoin('users as a', 'a.uid', 'r.reporter_uid')
      .leftJoin('users as b', 'b.uid', 'r.reported_uid')
      .leftJoin('users as c', 'c.uid', 'r.closed_by')
      .selectAll('r')
      .select(['a.username as reporter', 'b.username as reported', 'c.username as closed_by_name'])
      .orderBy('r.id', 'desc')
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    some.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Marks a report as looked at, or as waiting. @returns whether there is such a report */
export async function setReportClosed(
  db: Queryable,
  id: number,
  closed: { closed_at: Date; closed_by: number } | { closed_at: null; closed_by: null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_reports')
    .set(closed)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whom somebody has blocked, the latest first. */
export async function listBlocked(db: Queryable, uid: number, page: Paging) {
  const some = db.selectFrom('chat_sides as s').where('s.uid', '=', uid).where('s.blocked_at', 'is not', null);
  const [rows, { total }] = await Promise.all([
    some
      .innerJoin('users as u', 'u.uid', 's.peer_uid')
      .select(['u.uid', 'u.username', 'u.avatar', 's.blocked_at'])
      .orderBy('s.blocked_at', 'desc')
      .orderBy('s.pair_id', 'desc')
      .limit(page.limit)
      .offset(offsetOf(page))
      .$narrowType<{ blocked_at: Date }>()
      .execute(),
    some.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
