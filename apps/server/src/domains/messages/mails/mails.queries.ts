import type { MessageKind } from '@assay/contract/messages/kinds.ts';
import type { Params } from '@assay/contract/words.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export async function setMailTimes(tx: Queryable, times: readonly { id: number; at: Date }[]) {
  await sql`
    update messages set mail_at = t.at
    from unnest(${times.map(({ id }) => id)}::bigint[], ${times.map(({ at }) => at)}::timestamptz[]) as t(id, at)
    where messages.id = t.id`.execute(tx);
}

export interface DueMail {
  uid: number;
  kind: MessageKind;
  params: Params;
  source_title: string;
  url: string;
  gmt_create: Date;
  actor_name: string | null;
}

/**
 * Takes what is to be mailed by now of some people, the oldest first; what is taken is not mailed again unless the transaction fails. What
 * was read meanwhile is not among it.
 * @param people how many people at once
 */
export async function takeDueMails(tx: Queryable, now: Date, people: number): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    with due as (
      select distinct uid from messages where mail_at <= ${now} limit ${people}
    ), taken as (
      update messages m set mail_at = null
      from due where m.uid = due.uid and m.mail_at <= ${now} and m.read_at is null
      returning m.*
    )
    select t.uid, t.kind, t.params, t.source_title, t.url, t.gmt_create, a.username as actor_name
    from taken t left join users a on a.uid = t.actor_uid
    order by t.uid, t.gmt_create, t.id`.execute(tx);
  return rows;
}

/** Those for whom something in a conversation has waited since before a moment and was not mailed yet. */
export async function listWaiting(db: Queryable, before: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    select distinct uid from chat_sides
    where last_at < ${before} and received > seen and received > mailed and blocked_at is null
    limit ${most}`.execute(db);
  return rows.map(({ uid }) => uid);
}

/** Takes the conversations of these people of which something waits; they are not mailed again until more comes. */
export async function takeWaitingChats(tx: Queryable, before: Date, uids: readonly number[]) {
  const { rows } = await sql<{ uid: number; peer_name: string; count: number }>`
    with taken as (
      update chat_sides set mailed = received
      where uid = any(${uids}::bigint[]) and last_at < ${before} and received > seen and received > mailed
        and blocked_at is null
      returning uid, peer_uid, received - seen as count, last_at
    )
    select t.uid, u.username as peer_name, t.count
    from taken t join users u on u.uid = t.peer_uid order by t.uid, t.last_at`.execute(tx);
  return rows;
}

/** Addresses of those who have an account that may be used and do not leave, but for those that the site made up with the account. */
export async function findAddresses(tx: Queryable, uids: readonly number[]) {
  const rows = await tx
    .selectFrom('users')
    .select(['uid', 'email', 'username'])
    .where('uid', '=', sql<number>`any(${uids}::bigint[])`)
    .where('status', '=', 0)
    .where('erase_after', 'is', null)
    .where('email', 'not like', '%.invalid')
    .execute();
  return new Map(rows.map((row) => [row.uid, row]));
}
