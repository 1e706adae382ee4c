import { GROUP_LEVEL, type GroupLevel } from '@assay/contract/groups/group.ts';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { Groups } from '../../platform/db/schema.ts';

export type GroupColumns = Selectable<Groups>;

/** A group by its id; one that was disbanded is none. */
export const findGroup = (db: Queryable, gid: number): Promise<GroupColumns | undefined> =>
  db.selectFrom('groups').selectAll().where('id', '=', gid).where('disbanded_at', 'is', null).executeTakeFirst();

/** Some groups with what somebody's row of their members says; those that were disbanded are left out. */
export const listGroupsWithLevel = (db: Queryable, uid: number, gids: readonly number[]) =>
  db
    .selectFrom('groups as g')
    .leftJoin('group_members as m', (join) => join.onRef('m.gid', '=', 'g.id').on('m.uid', '=', uid))
    .selectAll('g')
    .select('m.auth as level')
    .where(sql<boolean>`g.id = any(${gids}::bigint[])`)
    .where('g.disbanded_at', 'is', null)
    .execute();

/** Members of a group and their levels; those who apply or were refused are left out. */
export async function listMemberLevels(db: Queryable, gid: number): Promise<ReadonlyMap<number, GroupLevel>> {
  const rows = await db
    .selectFrom('group_members')
    .select(['uid', 'auth'])
    .where('gid', '=', gid)
    .where('auth', '>=', GROUP_LEVEL.member)
    .execute();
  return new Map(rows.map(({ uid, auth }) => [uid, auth as GroupLevel]));
}

/** Who runs a group: its roots and its owner. */
export async function listGroupRoots(db: Queryable, gid: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ uid: number }>`
    select uid from group_members where gid = ${gid} and auth = ${GROUP_LEVEL.root}
    union select owner_uid from groups where id = ${gid} and owner_uid is not null`.execute(db);
  return new Set(rows.map(({ uid }) => uid));
}

/** What somebody's row of the group's members says; undefined without one. */
export async function findMemberLevel(db: Queryable, gid: number, uid: number): Promise<GroupLevel | undefined> {
  const row = await db
    .selectFrom('group_members')
    .select('auth')
    .where('gid', '=', gid)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.auth as GroupLevel | undefined;
}
