import type { Paging } from '@assay/contract/page.ts';
import type { Queryable } from '../../../platform/db/database.ts';

/** Announcements of a contest, newest first; those made after `until` are not known yet. */
export async function listAnnouncements(
  db: Queryable,
  cid: number,
  { currentPage, limit, hiddenToo, until = null }: Paging & { hiddenToo: boolean; until?: Date | null },
) {
  let query = db.selectFrom('contest_announcements as a').where('a.cid', '=', cid);
  if (!hiddenToo) query = query.where('a.visible', '=', true);
  if (until) query = query.where('a.gmt_create', '<=', until);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .leftJoin('users as u', 'u.uid', 'a.uid')
    .select(['a.id', 'a.title', 'a.content', 'a.visible', 'a.gmt_create', 'a.gmt_modified', 'u.username'])
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset((currentPage - 1) * limit)
    .execute();
  return { rows, total };
}

/** The newest visible announcements, newest first. */
export const listVisible = (db: Queryable, cid: number, limit: number) =>
  db
    .selectFrom('contest_announcements')
    .select(['id', 'uid', 'title', 'gmt_create'])
    .where('cid', '=', cid)
    .where('visible', '=', true)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function insertAnnouncement(
  db: Queryable,
  values: { cid: number; uid: number; title: string; content: string; visible: boolean; gmt_create: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('contest_announcements')
    .values({ ...values, gmt_modified: values.gmt_create })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns who wrote it and whether it was visible before; null when there is none */
export async function updateAnnouncement(
  tx: Queryable,
  { cid, id }: { cid: number; id: number },
  values: { title: string; content: string; visible: boolean; gmt_modified: Date },
): Promise<{ uid: number | null; visible: boolean } | null> {
  const before = await tx
    .selectFrom('contest_announcements')
    .select(['uid', 'visible'])
    .where('cid', '=', cid)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  await tx.updateTable('contest_announcements').set(values).where('id', '=', id).execute();
  return before;
}

export async function deleteAnnouncement(db: Queryable, cid: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contest_announcements')
    .where('cid', '=', cid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
