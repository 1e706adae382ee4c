import type { MessageTab } from '@assay/contract/messages/tabs.ts';
import type { Paging } from '@assay/contract/page.ts';
import type { Params } from '@assay/contract/words.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import { addressedTo } from '../notices/audience.queries.ts';

interface MessageRow {
  id: number;
  kind: string;
  source_type: string;
  source_id: number;
  source_title: string;
  source_content: string;
  quote_content: string;
  url: string;
  params: Params;
  content: string;
  gmt_create: Date;
  read_at: Date | null;
  actor_uid: number | null;
  actor_name: string | null;
  actor_avatar: string | null;
}

/** Notices of one tab that somebody sees: those for that person, but for the ones that were taken out. */
const shownNotices = (uid: number, tab: MessageTab, now: Date) => sql`
  from notices n join users u on u.uid = ${uid}
  left join notice_marks k on k.uid = u.uid and k.notice_id = n.id
  where ${tab === 'sys' || tab === 'mine'} and (n.audience = 'person') = ${tab === 'mine'}
    and k.removed_at is null and ${addressedTo('u', now)}`;

/** A page of what is in one tab of somebody, the newest first: messages, and notices among them. */
export async function listMessages(db: Queryable, uid: number, tab: MessageTab, page: Paging, now: Date) {
  const upto = offsetOf(page) + page.limit;
  const [{ rows }, counted] = await Promise.all([
    sql<MessageRow>`
      select l.*, a.username as actor_name, a.avatar as actor_avatar
      from (
        (select id, kind, source_type, source_id, source_title, source_content, quote_content, url, params, '' as content,
                gmt_create, read_at, actor_uid
         from messages where uid = ${uid} and tab = ${tab} order by gmt_create desc, id desc limit ${upto})
        union all
        (select n.id, 'notice', 'site', 0, n.title, '', '', '', '{}', n.content, n.pushed_at, k.read_at, null
         ${shownNotices(uid, tab, now)} order by n.pushed_at desc, n.id desc limit ${upto})
        order by gmt_create desc, id desc limit ${page.limit} offset ${offsetOf(page)}
      ) l left join users a on a.uid = l.actor_uid
      order by l.gmt_create desc, l.id desc`.execute(db),
    sql<{ total: number }>`
      select (select count(*) from messages where uid = ${uid} and tab = ${tab})
           + (select count(*) ${shownNotices(uid, tab, now)}) as total`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

/** @returns whether any of them was unread */
export async function markRead(db: Queryable, uid: number, ids: readonly number[], now: Date): Promise<boolean> {
  const row = await db
    .updateTable('messages')
    .set({ read_at: now, mail_at: null })
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
