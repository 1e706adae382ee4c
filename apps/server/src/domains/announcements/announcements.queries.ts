import type { AnnouncementFields } from '@assay/contract/announcements/announcement.ts';
import type { AnnouncementOwner } from '@assay/contract/announcements/owner.ts';
import type { Paging } from '@assay/contract/page.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/db/page.ts';

const announcements = (db: Queryable, { kind, id }: AnnouncementOwner) =>
  db.selectFrom('announcements as a').where('a.owner_kind', '=', kind).where('a.owner_id', '=', id);

/** Announcements of an owner, newest first; those made after `until` are not known yet. */
export async function listAnnouncements(
  db: Queryable,
  owner: AnnouncementOwner,
  { currentPage, limit, hiddenToo, until }: Paging & { hiddenToo: boolean; until: Date | null },
) {
  let query = announcements(db, owner);
  if (!hiddenToo) query = query.where('a.visible', '=', true);
  if (until) query = query.where('a.gmt_create', '<=', until);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .leftJoin('users as u', 'u.uid', 'a.uid')
    .select(['a.id', 'a.uid', 'a.title', 'a.content', 'a.visible', 'a.gmt_create', 'a.gmt_modified', 'u.username'])
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }))
    .execute();
  return { rows, total };
}

/** The newest visible announcements, newest first. */
export const listVisible = (db: Queryable, owner: AnnouncementOwner, limit: number) =>
  announcements(db, owner)
    .select(['a.id', 'a.uid', 'a.title', 'a.gmt_create'])
    .where('a.visible', '=', true)
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();

export async function insertAnnouncement(
  db: Queryable,
  owner: AnnouncementOwner,
  values: AnnouncementFields & { uid: number; gmt_create: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('announcements')
    .values({ owner_kind: owner.kind, owner_id: owner.id, ...values, gmt_modified: values.gmt_create })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An announcement, held until the transaction ends. */
export const holdAnnouncement = (tx: Queryable, owner: AnnouncementOwner, id: number) =>
  announcements(tx, owner).where('a.id', '=', id).select(['a.uid', 'a.visible']).forUpdate().executeTakeFirst();

export const updateAnnouncement = (tx: Queryable, id: number, values: AnnouncementFields & { gmt_modified: Date }) =>
  tx.updateTable('announcements').set(values).where('id', '=', id).execute();

export const deleteAnnouncement = (tx: Queryable, id: number) =>
  tx.deleteFrom('announcements').where('id', '=', id).execute();
