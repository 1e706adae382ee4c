import type { GroupLevel } from '@assay/contract/groups/group.ts';
import type { Queryable } from '../../../platform/db/database.ts';

/** Members of a group of at least a level, its owner among them. */
export async function listGroupPeople(tx: Queryable, gid: number, least: GroupLevel): Promise<number[]> {
  const rows = await tx
    .selectFrom('group_members')
    .select('uid')
    .where('gid', '=', gid)
    .where('auth', '>=', least)
    .union(
      tx
        .selectFrom('groups')
        .select((eb) => eb.ref('owner_uid').$notNull().as('uid'))
        .where('id', '=', gid)
        .where('owner_uid', 'is not', null),
    )
    .execute();
  return rows.map(({ uid }) => uid);
}
