import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Paging } from '@assay/contract/page.ts';
import type { RoleName } from '@assay/contract/roles.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { offsetOf } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';

export interface GroupFilter {
  viewer: { uid: number; role: RoleName } | null;
  keyword?: string | undefined;
  auth?: number | undefined;
  onlyMine?: boolean | undefined;
}

const isMember = (uid: number) => (eb: ExpressionBuilder<DB & { g: DB['groups'] }, 'g'>) =>
  eb.exists(
    eb
      .selectFrom('group_members as m')
      .select('m.uid')
      .whereRef('m.gid', '=', 'g.id')
      .where('m.uid', '=', uid)
      .where('m.auth', '>=', GROUP_LEVEL.member),
  );

function listed(db: Db, { viewer, keyword, auth, onlyMine }: GroupFilter) {
  let query = db
    .selectFrom('groups as g')
    .leftJoin('users as o', 'o.uid', 'g.owner_uid')
    .where('g.disbanded_at', 'is', null);
  if (viewer === null) query = query.where('g.visible', '=', true);
  else if (onlyMine) query = query.where(isMember(viewer.uid));
  else if (viewer.role !== 'root') {
    query = query.where((eb) => eb.or([eb('g.visible', '=', true), isMember(viewer.uid)(eb)]));
  }
  if (onlyMine && viewer === null) query = query.where(sql<boolean>`false`);
  if (auth !== undefined) query = query.where('g.auth', '=', auth);
  if (keyword) {
    const pattern = containing(keyword);
    query = query.where((eb) =>
      eb.or([
        eb('g.name', 'ilike', pattern),
        eb('g.short_name', 'ilike', pattern),
        eb('g.brief', 'ilike', pattern),
        eb('o.username', 'ilike', pattern),
      ]),
    );
  }
  return query;
}

/** One page of groups that somebody may see, the newest first. */
export const listGroups = (db: Db, filter: GroupFilter, { currentPage, limit }: Paging) =>
  listed(db, filter)
    .select(['g.id', 'g.avatar', 'g.name', 'g.short_name', 'g.brief', 'g.owner_uid', 'g.auth', 'g.visible'])
    .select(['g.gmt_create', 'o.username as owner'])
    .select((eb) =>
      eb
        .selectFrom('group_members as c')
        .whereRef('c.gid', '=', 'g.id')
        .where('c.auth', '>=', GROUP_LEVEL.member)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('members'),
    )
    .orderBy('g.gmt_create', 'desc')
    .orderBy('g.id', 'desc')
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }))
    .execute();

export async function countGroups(db: Db, filter: GroupFilter): Promise<number> {
  const { total } = await listed(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** What a group's front shows besides its row. */
export async function findFront(db: Queryable, gid: number): Promise<{ owner: string | null; members: number }> {
  const row = await db
    .selectFrom('groups as g')
    .leftJoin('users as o', 'o.uid', 'g.owner_uid')
    .select('o.username as owner')
    .select((eb) =>
      eb
        .selectFrom('group_members as c')
        .where('c.gid', '=', gid)
        .where('c.auth', '>=', GROUP_LEVEL.member)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('members'),
    )
    .where('g.id', '=', gid)
    .executeTakeFirst();
  return { owner: row?.owner ?? null, members: row?.members ?? 0 };
}
