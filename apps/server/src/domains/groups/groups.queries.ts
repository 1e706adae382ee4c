import type { GroupLevel } from '@assay/contract/groups/group.ts';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { Groups } from '../../platform/db/schema.ts';

export type GroupColumns = Selectable<Groups>;

export const findGroup = (db: Queryable, gid: number): Promise<GroupColumns | undefined> =>
  db.selectFrom('groups').selectAll().where('id', '=', gid).executeTakeFirst();

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
