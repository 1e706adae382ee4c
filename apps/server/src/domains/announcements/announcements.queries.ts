import type { AnnouncementFields } from '@assay/contract/announcements/announcement.ts';
import type { AnnouncementOwner } from '@assay/contract/announcements/owner.ts';
import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/db/page.ts';

/** When an announcement was first shown; of a draft, when it was made. */
const shownAt = sql<Date>`coalesce(a.published_at, a.gmt_create)`;

const announcements = (db: Queryable, { kind, id }: AnnouncementOwner) =>
  db.selectFrom('announcements as a').where('a.owner_kind', '=', kind).where('a.owner_id', '=', id);

/** Announcements of an owner, newest first; those shown after `until` are not known yet. */
export async function listAnnouncements(
  db: Queryable,
  owner: AnnouncementOwner,
  { currentPage, limit, hiddenToo, until }: Paging & { hiddenToo: boolean; until: Date | null },
) {
  let query = announcements(db, owner);
  if (!hiddenToo) query = query.where('a.visible', '=', true);
  if (until) query = query.where(shownAt, '<=', until);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .leftJoin('users as u', 'u.uid', 'a.uid')
    .select(['a.id', 'a.uid', 'a.title', 'a.content', 'a.visible', 'a.published_at', 'a.gmt_modified', 'u.username'])
    .select(shownAt.as('shown_at'))
    .orderBy(shownAt, 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }))
    .execute();
  return { rows, total };
}

/** The newest visible announcements, newest first. */
export const listVisible = (db: Queryable, owner: AnnouncementOwner, limit: number) =>
  announcements(db, owner)
    .select(['a.id', 'a.uid', 'a.title'])
    .select(shownAt.as('shown_at'))
    .where('a.visible', '=', true)
    .orderBy(shownAt, 'desc')
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
    .values({
      owner_kind: owner.kind,
      owner_id: owner.id,
      ...values,
      gmt_modified: values.gmt_create,
      published_at: values.visible ? values.gmt_create : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An announcement, held until the transaction ends. */
export const holdAnnouncement = (tx: Queryable, owner: AnnouncementOwner, id: number) =>
  announcements(tx, owner)
    .where('a.id', '=', id)
    .select(['a.uid', 'a.title', 'a.visible'])
    .forUpdate()
    .executeTakeFirst();

/** Changes an announcement; one that is shown for the first time is new from then on. */
export const updateAnnouncement = (tx: Queryable, id: number, values: AnnouncementFields & { gmt_modified: Date }) =>
  tx
    .updateTable('announcements')
    .set(values)
    .set((eb) => (values.visible ? { published_at: eb.fn.coalesce('published_at', eb.val(values.gmt_modified)) } : {}))
    .where('id', '=', id)
    .execute();

export const deleteAnnouncement = (tx: Queryable, id: number) =>
  tx.deleteFrom('announcements').where('id', '=', id).execute();
