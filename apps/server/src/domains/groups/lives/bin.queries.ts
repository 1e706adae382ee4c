import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import type { GroupColumns } from '../groups.queries.ts';

/** Whether contests of a group are left. */
export async function hasContests(tx: Queryable, gid: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from contests where group_id = ${gid}) as has`.execute(tx);
  return rows[0]!.has;
}

/** Hides a group, which must be locked, and ends what lets people into it. */
export async function disband(tx: Queryable, gid: number, by: { uid: number; now: Date }) {
  await tx.updateTable('groups').set({ disbanded_at: by.now, disbanded_by: by.uid }).where('id', '=', gid).execute();
  await tx
    .updateTable('group_join_links')
    .set({ revoked_at: by.now })
    .where('gid', '=', gid)
    .where('revoked_at', 'is', null)
    .execute();
  await tx.deleteFrom('group_offers').where('gid', '=', gid).execute();
}

/** A disbanded group, held until the transaction ends. */
export const lockDisbanded = (tx: Queryable, gid: number): Promise<GroupColumns | undefined> =>
  tx
    .selectFrom('groups')
    .selectAll()
    .where('id', '=', gid)
    .where('disbanded_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

export const restore = (tx: Queryable, gid: number, now: Date) =>
  tx
    .updateTable('groups')
    .set({ disbanded_at: null, disbanded_by: null, gmt_modified: now })
    .where('id', '=', gid)
    .execute();

/** One page of disbanded groups: all for `uid` null, else those that somebody is owner or root of. */
export async function listDisbanded(db: Queryable, uid: number | null, { currentPage, limit }: Paging) {
  const query = db
    .selectFrom('groups as g')
    .leftJoin('users as o', 'o.uid', 'g.owner_uid')
    .where('g.disbanded_at', 'is not', null)
    .$if(uid !== null, (some) =>
      some.where((eb) =>
        eb.or([
          eb('g.owner_uid', '=', uid),
          eb.exists(
            eb
              .selectFrom('group_members as m')
              .select('m.uid')
              .whereRef('m.gid', '=', 'g.id')
              .where('m.uid', '=', uid)
              .where('m.auth', '=', GROUP_LEVEL.root),
          ),
        ]),
      ),
    );
  const [rows, { total }] = await Promise.all([
    query
      .selectAll('g')
      .select('o.username as owner')
      .select((eb) =>
        eb
          .selectFrom('group_members as c')
          .whereRef('c.gid', '=', 'g.id')
          .where('c.auth', '>=', GROUP_LEVEL.member)
          .select((of) => of.fn.countAll<number>().as('n'))
          .as('members'),
      )
      .orderBy('g.disbanded_at', 'desc')
      .orderBy('g.id', 'desc')
      .limit(limit)
      .offset(offsetOf({ currentPage, limit }))
      .execute(),
    query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Groups that were disbanded before a moment, some of them. */
export async function listDisbandedBefore(db: Queryable, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('groups')
    .select('id')
    .where('disbanded_at', '<=', before)
    .orderBy('disbanded_at')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id);
}

export const deleteGroupRow = (tx: Queryable, gid: number) => tx.deleteFrom('groups').where('id', '=', gid).execute();
