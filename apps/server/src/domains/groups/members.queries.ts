import type { FailureCode } from '@assay/contract/errors.ts';
import { GROUP_LEVEL, type GroupLevel } from '@assay/contract/groups/group.ts';
import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { offsetOf } from '../../platform/db/page.ts';

export interface MemberFilter {
  gid: number;
  /** Levels to list. */
  levels: readonly GroupLevel[];
  keyword?: string | undefined;
  /** The highest level comes first, or the lowest. */
  order: 'asc' | 'desc';
}

const listed = (db: Queryable, { gid, levels, keyword }: MemberFilter) =>
  db
    .selectFrom('group_members as m')
    .innerJoin('users as u', 'u.uid', 'm.uid')
    .where('m.gid', '=', gid)
    .where('m.auth', 'in', [...levels])
    .$if(!!keyword, (query) => {
      const pattern = containing(keyword!);
      return query.where((eb) => eb.or([eb('u.username', 'ilike', pattern), eb('u.nickname', 'ilike', pattern)]));
    });

/** One page of a group's members or applicants by level, of one level who has been there longest first. */
export async function listMembers(db: Queryable, filter: MemberFilter, { currentPage, limit }: Paging) {
  const query = listed(db, filter);
  const [rows, { total }] = await Promise.all([
    query
      .select(['m.uid', 'm.auth', 'm.reason', 'm.label', 'm.gmt_create', 'm.gmt_modified'])
      .select(['u.username', 'u.nickname', 'u.avatar'])
      .orderBy('m.auth', filter.order)
      .orderBy('m.gmt_create')
      .orderBy('m.uid')
      .limit(limit)
      .offset(offsetOf({ currentPage, limit }))
      .execute(),
    query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** A group that is not changed or disbanded until the transaction ends, though others may join it too. */
export const holdGroup = (tx: Queryable, gid: number) =>
  tx
    .selectFrom('groups')
    .selectAll()
    .where('id', '=', gid)
    .where('disbanded_at', 'is', null)
    .forShare()
    .executeTakeFirst();

/** Adds somebody to the group's rows. @returns false when there is one already, however many ask at once */
export async function insertMember(
  tx: Queryable,
  values: { gid: number; uid: number; auth: GroupLevel; reason: string; gmt_create: Date; gmt_modified: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('group_members')
    .values(values)
    .onConflict((conflict) => conflict.columns(['gid', 'uid']).doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** The levels of some users in a group, held until the transaction ends; always in one order, so that none waits forever. */
export async function lockLevels(
  tx: Queryable,
  gid: number,
  uids: readonly number[],
): Promise<Map<number, { auth: GroupLevel; label: string }>> {
  const rows = await tx
    .selectFrom('group_members')
    .select(['uid', 'auth', 'label'])
    .where('gid', '=', gid)
    .where('uid', 'in', [...uids])
    .orderBy('uid')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ uid, auth, label }) => [uid, { auth: auth as GroupLevel, label }]));
}

export const updateLevel = (
  tx: Queryable,
  { gid, uid }: { gid: number; uid: number },
  auth: GroupLevel,
  gmt_modified: Date,
) =>
  tx.updateTable('group_members').set({ auth, gmt_modified }).where('gid', '=', gid).where('uid', '=', uid).execute();

/** Says which class somebody is in (GRP-22). */
export const updateLabel = (tx: Queryable, { gid, uid }: { gid: number; uid: number }, label: string) =>
  tx.updateTable('group_members').set({ label }).where('gid', '=', gid).where('uid', '=', uid).execute();

export const deleteMember = (tx: Queryable, gid: number, uid: number) =>
  tx.deleteFrom('group_members').where('gid', '=', gid).where('uid', '=', uid).execute();

/** Notes that somebody was taken out of a group, or that an admin let him in again. */
export async function noteRemoval(tx: Queryable, gid: number, uid: number, isRemoved: boolean) {
  if (isRemoved) {
    await tx
      .insertInto('group_removals')
      .values({ gid, uid })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await tx.deleteFrom('group_removals').where('gid', '=', gid).where('uid', '=', uid).execute();
  }
}

/**
 * Holds a group and somebody's membership of it until the transaction ends, without keeping others from doing the same.
 * @param uid null for whom no membership is needed
 * @returns why nothing may be done there any more, or null
 */
export async function holdMembership(tx: Queryable, gid: number, uid: number | null): Promise<FailureCode | null> {
  if (!(await holdGroup(tx, gid))) return 'group.unknown';
  if (uid === null) return null;
  const row = await tx
    .selectFrom('group_members')
    .select('auth')
    .where('gid', '=', gid)
    .where('uid', '=', uid)
    .where('auth', '>=', GROUP_LEVEL.member)
    .forShare()
    .executeTakeFirst();
  return row ? null : 'group.membersOnly';
}

/** The classes that members of a group are in, with how many are in each. */
export async function listClasses(db: Queryable, gid: number): Promise<{ label: string; people: number }[]> {
  const { rows } = await sql<{ label: string; people: number }>`
    select label, count(*) as people from group_members
    where gid = ${gid} and auth = ${GROUP_LEVEL.member} and label <> '' group by label`.execute(db);
  return rows;
}
