import { GROUP_LEVEL, type GroupLevel } from '@assay/contract/groups/group.ts';
import type { Paging } from '@assay/contract/page.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import type { GroupJoinLinks } from '../../../platform/db/schema.ts';

export type LinkColumns = Selectable<GroupJoinLinks>;

/** One page of a group's join links, the newest first. */
export async function listLinks(db: Queryable, gid: number, { currentPage, limit }: Paging) {
  const query = db.selectFrom('group_join_links as l').where('l.gid', '=', gid);
  const [rows, { total }] = await Promise.all([
    query
      .leftJoin('users as u', 'u.uid', 'l.by_uid')
      .selectAll('l')
      .select('u.username')
      .orderBy('l.id', 'desc')
      .limit(limit)
      .offset(offsetOf({ currentPage, limit }))
      .execute(),
    query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Links of a group that still let people in at a moment. */
export async function countOpenLinks(tx: Queryable, gid: number, now: Date): Promise<number> {
  const { open } = await tx
    .selectFrom('group_join_links')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('gid', '=', gid)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now)
    .where((eb) => eb.or([eb('uses_max', 'is', null), eb('uses', '<', eb.ref('uses_max'))]))
    .executeTakeFirstOrThrow();
  return open;
}

/** @returns undefined when there is a link of that token or code already */
export const insertLink = (tx: Queryable, values: Insertable<GroupJoinLinks>): Promise<LinkColumns | undefined> =>
  tx
    .insertInto('group_join_links')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** @returns the link of the group that was open until now; undefined without one */
export const revokeLink = (tx: Queryable, gid: number, id: number, revoked_at: Date) =>
  tx
    .updateTable('group_join_links')
    .set({ revoked_at })
    .where('gid', '=', gid)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Whether a group has a link of that id. */
export const findLinkOf = (db: Queryable, gid: number, id: number) =>
  db.selectFrom('group_join_links').select('id').where('gid', '=', gid).where('id', '=', id).executeTakeFirst();

export async function listUses(db: Queryable, linkId: number, { currentPage, limit }: Paging) {
  const query = db.selectFrom('group_join_uses as s').where('s.link_id', '=', linkId);
  const [rows, { total }] = await Promise.all([
    query
      .innerJoin('users as u', 'u.uid', 's.uid')
      .select(['s.uid', 's.gmt_create', 'u.username', 'u.avatar'])
      .orderBy('s.gmt_create', 'desc')
      .orderBy('s.uid')
      .limit(limit)
      .offset(offsetOf({ currentPage, limit }))
      .execute(),
    query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** What somebody typed, as the rules read it. */
export type LinkKey = { token: string } | { code: string };

const byKey = (db: Queryable, key: LinkKey) =>
  db
    .selectFrom('group_join_links')
    .selectAll()
    .$if('token' in key, (query) => query.where('token', '=', (key as { token: string }).token))
    .$if('code' in key, (query) => query.where('code', '=', (key as { code: string }).code));

export const findLink = (db: Queryable, key: LinkKey): Promise<LinkColumns | undefined> =>
  byKey(db, key).executeTakeFirst();

/** A link, held until the transaction ends: of many who come by it at once one comes after the other. */
export const lockLink = (tx: Queryable, id: number): Promise<LinkColumns | undefined> =>
  tx.selectFrom('group_join_links').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** What is known of somebody before a group: the own level, whether somebody took him out, whether he came by a link. */
export async function findComer(tx: Queryable, { gid, id }: { gid: number; id: number }, uid: number) {
  const row = await tx
    .selectFrom('users as u')
    .leftJoin('group_members as m', (join) => join.onRef('m.uid', '=', 'u.uid').on('m.gid', '=', gid))
    .leftJoin('group_removals as r', (join) => join.onRef('r.uid', '=', 'u.uid').on('r.gid', '=', gid))
    .leftJoin('group_join_uses as s', (join) => join.onRef('s.uid', '=', 'u.uid').on('s.link_id', '=', id))
    .select(['m.auth', 'r.uid as removed', 's.uid as came'])
    .where('u.uid', '=', uid)
    .executeTakeFirst();
  return {
    auth: (row?.auth ?? GROUP_LEVEL.none) as GroupLevel,
    wasRemoved: (row?.removed ?? null) !== null,
    cameBefore: (row?.came ?? null) !== null,
  };
}

/** Counts that somebody came by a link. */
export async function insertUse(tx: Queryable, linkId: number, uid: number, now: Date) {
  await tx.insertInto('group_join_uses').values({ link_id: linkId, uid, gmt_create: now }).execute();
  await tx
    .updateTable('group_join_links')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', linkId)
    .execute();
}

/** Writes somebody's level, who may have applied before. */
export const upsertMember = (
  tx: Queryable,
  values: { gid: number; uid: number; auth: GroupLevel; gmt_create: Date; gmt_modified: Date },
) =>
  tx
    .insertInto('group_members')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['gid', 'uid']).doUpdateSet({ auth: values.auth, gmt_modified: values.gmt_modified }),
    )
    .execute();
