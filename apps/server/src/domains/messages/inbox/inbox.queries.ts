import type { MessageTab } from '@assay/contract/messages/kinds.ts';
import type { Paging } from '@assay/contract/page.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { offsetOf } from '../../../platform/db/page.ts';

/** A page of somebody's messages, the newest first. */
export async function listMessages(db: Queryable, uid: number, tab: MessageTab, { currentPage, limit }: Paging) {
  const own = db.selectFrom('messages as m').where('m.uid', '=', uid).where('m.tab', '=', tab);
  const [rows, { total }] = await Promise.all([
    own
      .leftJoin('users as a', 'a.uid', 'm.actor_uid')
      .select(['m.id', 'm.kind', 'm.source_type', 'm.source_id', 'm.source_title', 'm.source_content'])
      .select(['m.quote_content', 'm.url', 'm.params', 'm.gmt_create', 'm.read_at'])
      .select(['m.actor_uid', 'a.username as actor_name', 'a.avatar as actor_avatar'])
      .orderBy('m.gmt_create', 'desc')
      .orderBy('m.id', 'desc')
      .limit(limit)
      .offset(offsetOf({ currentPage, limit }))
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** @returns whether any of them was unread */
export async function markRead(db: Queryable, uid: number, ids: readonly number[], now: Date): Promise<boolean> {
  const row = await db
    .updateTable('messages')
    .set({ read_at: now })
    .where('uid', '=', uid)
    .where('id', 'in', [...ids])
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return row.numUpdatedRows > 0n;
}

/** @param id null: all of the tab. @returns how many went */
export async function deleteMessages(db: Queryable, uid: number, tab: MessageTab, id: number | null): Promise<number> {
  const row = await db
    .deleteFrom('messages')
    .where('uid', '=', uid)
    .where('tab', '=', tab)
    .$if(id !== null, (query) => query.where('id', '=', id!))
    .executeTakeFirst();
  return Number(row.numDeletedRows);
}
