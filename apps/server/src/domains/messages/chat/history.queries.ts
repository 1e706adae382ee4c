import { HISTORY_AFTER, HISTORY_PAGE } from '@assay/contract/messages/bounds.ts';
import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { offsetOf } from '../../../platform/db/page.ts';

/** How much of the last message a list of conversations shows. */
export const LAST_SHOWN = 120;

/** One side of a conversation; undefined when the two never wrote. */
export const findSide = (db: Queryable, uid: number, peer: number) =>
  db
    .selectFrom('chat_sides')
    .selectAll()
    .where('uid', '=', uid)
    .where('pair_id', '=', (eb) =>
      eb
        .selectFrom('chat_pairs')
        .select('id')
        .where('lo', '=', Math.min(uid, peer))
        .where('hi', '=', Math.max(uid, peer)),
    )
    .executeTakeFirst();

export async function hasWrittenTo(db: Queryable, uid: number, peer: number): Promise<boolean> {
  const side = await findSide(db, uid, peer);
  return side !== undefined && side.sent + side.received > 0;
}

export const findPerson = (db: Queryable, uid: number) =>
  db.selectFrom('users').select(['uid', 'username', 'avatar', 'status']).where('uid', '=', uid).executeTakeFirst();

/** Conversations of somebody that hold something, the latest first. */
export async function listConversations(db: Queryable, uid: number, { currentPage, limit }: Paging) {
  const own = db.selectFrom('chat_sides as s').where('s.uid', '=', uid).whereRef('s.last_seq', '>', 's.cleared_seq');
  const [rows, { total }] = await Promise.all([
    own
      .innerJoin('users as u', 'u.uid', 's.peer_uid')
      .innerJoin('chat_messages as m', (join) =>
        join.onRef('m.pair_id', '=', 's.pair_id').onRef('m.seq', '=', 's.last_seq'),
      )
      .select(['s.peer_uid', 's.last_at', 's.last_seq', 's.blocked_at', 'u.username', 'u.avatar'])
      .select(sql<number>`s.received - s.seen`.as('unread'))
      .select(sql<string>`left(m.content, ${sql.lit(4 * LAST_SHOWN + 1)})`.as('last_content'))
      .orderBy('s.last_at', 'desc')
      .orderBy('s.pair_id', 'desc')
      .limit(limit)
      .offset(offsetOf({ currentPage, limit }))
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Where to read in a conversation: the last messages, those before one, or those after one. */
export interface Place {
  before?: number | undefined;
  after?: number | undefined;
}

/** Messages of a side, in the order in which they were stored. */
export async function listHistory(
  db: Queryable,
  { pair_id, cleared_seq }: { pair_id: number; cleared_seq: number },
  { before, after }: Place,
) {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['seq', 'from_uid', 'nth', 'content', 'key', 'gid', 'gmt_create'])
    .where('pair_id', '=', pair_id)
    .where('seq', '>', Math.max(cleared_seq, after ?? 0))
    .$if(before !== undefined, (query) => query.where('seq', '<', before!))
    .orderBy('seq', after === undefined ? 'desc' : 'asc')
    .limit(after === undefined ? HISTORY_PAGE : HISTORY_AFTER)
    .execute();
  return after === undefined ? rows.reverse() : rows;
}

/** @param nth of the last message of the other that was shown. @returns whether that was news */
export async function markSeen(db: Queryable, uid: number, pairId: number, nth: number): Promise<boolean> {
  const row = await db
    .updateTable('chat_sides')
    .set({ seen: sql`least(received, ${nth}::integer)` })
    .where('uid', '=', uid)
    .where('pair_id', '=', pairId)
    .where('seen', '<', nth)
    .executeTakeFirst();
  return row.numUpdatedRows > 0n;
}

/** @returns whether there was such a conversation */
export async function clearSide(db: Queryable, uid: number, peer: number): Promise<boolean> {
  const side = await findSide(db, uid, peer);
  if (!side) return false;
  await db
    .updateTable('chat_sides')
    .set((eb) => ({ cleared_seq: eb.ref('last_seq'), seen: eb.ref('received') }))
    .where('uid', '=', uid)
    .where('pair_id', '=', side.pair_id)
    .execute();
  return true;
}
