import { MESSAGE_KINDS, type MessageKind } from '@assay/contract/messages/kinds.ts';
import type { Params } from '@assay/contract/words.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';

/** One node hands out at a time, so that messages are numbered in the order in which they were caused. */
const DELIVERING = 630_001;
const KINDS = Object.keys(MESSAGE_KINDS);
const TABS = Object.values(MESSAGE_KINDS).map(({ tab }) => tab);

/** Whether anything waits; asked many times a second. */
export async function hasEvents(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom('message_events').modifyFront(PREPARED).select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** @returns false when another node is at it */
export async function takeDelivering(tx: Queryable): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${DELIVERING}) as taken`.execute(tx);
  return rows[0]!.taken;
}

/** A message that has just been made. */
export interface NewMessage {
  id: number;
  uid: number;
  kind: MessageKind;
  params: Params;
  source_title: string;
  url: string;
  actor_name: string | null;
}

/**
 * Takes the oldest events that this version knows out of the queue and makes them messages of those who have an account; what somebody had
 * been told before is left out. Events of a kind that only a later version knows wait for a node of it.
 * @param most events at once
 */
export async function turnIntoMessages(tx: Queryable, most: number): Promise<NewMessage[]> {
  const { rows } = await sql<NewMessage>`
    with known as (
      select * from unnest(${KINDS}::text[], ${TABS}::text[]) as k(kind, tab)
    ), taken as (
      delete from message_events where id in (
        select id from message_events where kind = any(${KINDS}::text[]) order by id limit ${most} for update)
      returning *
    ), inserted as (
      insert into messages (uid, tab, kind, cause, actor_uid, source_type, source_id, source_title, source_content,
                            quote_content, url, params, gmt_create)
      select u.uid, k.tab, t.kind, t.kind || ' ' || t.cause, a.uid, t.source_type, t.source_id, t.source_title,
             t.source_content, t.quote_content, t.url, t.params, t.gmt_create
      from taken t
      join known k on k.kind = t.kind
      cross join unnest(t.recipients) as r(uid)
      join users u on u.uid = r.uid and u.status = 0
      left join users a on a.uid = t.actor_uid
      order by t.id, u.uid
      on conflict (uid, cause) do nothing
      returning id, uid, kind, params, source_title, url, actor_uid
    )
    select i.id, i.uid, i.kind, i.params, i.source_title, i.url, a.username as actor_name
    from inserted i left join users a on a.uid = i.actor_uid
    order by i.id`.execute(tx);
  return rows;
}
