import type { ChatFrom } from '@assay/rules/messages/chat.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';

/** What decides about people who write and are written to, as it stands within the transaction. */
export async function findChatPeople(tx: Queryable, uids: readonly number[]) {
  const rows = await tx
    .selectFrom('users as u')
    .leftJoin('message_settings as s', 's.uid', 'u.uid')
    .modifyFront(PREPARED)
    .select(['u.uid', 'u.role', 'u.status', 's.chat_from'])
    .where('u.uid', '=', sql<number>`any(${uids}::bigint[])`)
    .execute();
  return new Map(
    rows.map((row) => [row.uid, { ...row, chatFrom: (row.chat_from ?? 'everybody') as ChatFrom }] as const),
  );
}

/** Two people, the one with the lower uid first. */
export interface PairKey {
  lo: number;
  hi: number;
}

/** Which pairs of people are in one group, and which of those groups, as `lo hi gid`. */
export async function findSharedGroups(tx: Queryable, pairs: readonly PairKey[]): Promise<Set<string>> {
  const { rows } = await sql<{ lo: number; hi: number; gid: number }>`${PREPARED}
    select p.lo, p.hi, a.gid
    from unnest(${pairs.map(({ lo }) => lo)}::bigint[], ${pairs.map(({ hi }) => hi)}::bigint[]) as p(lo, hi)
    join group_members a on a.uid = p.lo and a.auth >= 3
    join group_members b on b.uid = p.hi and b.gid = a.gid and b.auth >= 3`.execute(tx);
  return new Set(rows.flatMap(({ lo, hi, gid }) => [`${lo} ${hi}`, `${lo} ${hi} ${gid}`]));
}

/** The pairs of these people, made where there are none yet, held until the transaction ends; always in one order. */
export async function holdPairs(tx: Queryable, pairs: readonly PairKey[]) {
  const { rows } = await sql<PairKey & { id: number; seq: number }>`${PREPARED}
    insert into chat_pairs (lo, hi)
    select distinct lo, hi from unnest(${pairs.map(({ lo }) => lo)}::bigint[], ${pairs.map(({ hi }) => hi)}::bigint[]) as p(lo, hi)
    order by lo, hi
    on conflict (lo, hi) do update set seq = chat_pairs.seq
    returning id, lo, hi, seq`.execute(tx);
  return rows;
}

export interface SideRow {
  uid: number;
  pair_id: number;
  sent: number;
  received: number;
  blocked_at: Date | null;
}

export async function lockSides(tx: Queryable, pairIds: readonly number[]): Promise<SideRow[]> {
  return tx
    .selectFrom('chat_sides')
    .modifyFront(PREPARED)
    .select(['uid', 'pair_id', 'sent', 'received', 'blocked_at'])
    .where('pair_id', '=', sql<number>`any(${pairIds}::bigint[])`)
    .orderBy('pair_id')
    .orderBy('uid')
    .forUpdate()
    .execute();
}

/** Messages that were stored under these keys before. */
export async function findByKeys(tx: Queryable, keys: readonly { from: number; key: string }[]) {
  const { rows } = await sql<{
    pair_id: number;
    seq: number;
    from_uid: number;
    key: string;
    content: string;
    gid: number | null;
    gmt_create: Date;
  }>`${PREPARED}
    select m.pair_id, m.seq, m.from_uid, m.key, m.content, m.gid, m.gmt_create
    from unnest(${keys.map(({ from }) => from)}::bigint[], ${keys.map(({ key }) => key)}::text[]) as k(from_uid, key)
    join chat_messages m on m.from_uid = k.from_uid and m.key = k.key`.execute(tx);
  return rows;
}

export interface NewChatMessage {
  pair_id: number;
  seq: number;
  from_uid: number;
  nth: number;
  key: string;
  content: string;
  gid: number | null;
}

export async function insertChatMessages(tx: Queryable, rows: readonly NewChatMessage[], now: Date) {
  await sql`${PREPARED}
    insert into chat_messages (pair_id, seq, from_uid, nth, key, content, gid, gmt_create)
    select *, ${now}::timestamptz from unnest(
      ${rows.map((row) => row.pair_id)}::bigint[], ${rows.map((row) => row.seq)}::integer[],
      ${rows.map((row) => row.from_uid)}::bigint[], ${rows.map((row) => row.nth)}::integer[],
      ${rows.map((row) => row.key)}::text[], ${rows.map((row) => row.content)}::text[],
      ${rows.map((row) => row.gid)}::bigint[])`.execute(tx);
}

export interface SideCounts {
  uid: number;
  pair_id: number;
  peer_uid: number;
  sent: number;
  received: number;
  last_seq: number;
}

/** Stores what both sides of held pairs come to, and the last number of each pair. */
export async function storeSides(tx: Queryable, sides: readonly SideCounts[], now: Date) {
  const of = (field: keyof SideCounts) => sides.map((side) => side[field]);
  await sql`${PREPARED}
    with stored as (
      insert into chat_sides (uid, pair_id, peer_uid, sent, received, last_seq, last_at)
      select *, ${now}::timestamptz from unnest(
        ${of('uid')}::bigint[], ${of('pair_id')}::bigint[], ${of('peer_uid')}::bigint[], ${of('sent')}::integer[],
        ${of('received')}::integer[], ${of('last_seq')}::integer[]) as s(uid, pair_id, peer_uid, sent, received, last_seq)
      order by pair_id, uid
      on conflict (uid, pair_id) do update
      set sent = excluded.sent, received = excluded.received, last_seq = excluded.last_seq, last_at = excluded.last_at
    )
    update chat_pairs set seq = n.seq
    from (select distinct * from unnest(${of('pair_id')}::bigint[], ${of('last_seq')}::integer[])) as n(id, seq)
    where chat_pairs.id = n.id`.execute(tx);
}
