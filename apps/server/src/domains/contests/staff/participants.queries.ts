import type { Paging } from '@assay/contract/page.ts';
import { ROLE } from '@assay/contract/roles.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import { inContest } from '../../venues/venues.queries.ts';

/** Who takes part in a contest, in the order of registering. */
export async function listParticipants(
  db: Queryable,
  cid: number,
  { currentPage, limit, keyword }: Paging & { keyword?: string | undefined },
) {
  let query = db
    .selectFrom('contest_registrations as r')
    .innerJoin('users as u', 'u.uid', 'r.uid')
    .leftJoin('contest_teams as t', 't.id', 'r.team_id')
    .where('r.cid', '=', cid);
  if (keyword) {
    const pattern = containing(keyword);
    query = query.where((eb) =>
      eb.or([
        eb('u.username', 'ilike', pattern),
        eb('u.nickname', 'ilike', pattern),
        eb('u.realname', 'ilike', pattern),
        eb('u.school', 'ilike', pattern),
        eb('r.rank_name', 'ilike', pattern),
        eb('t.name', 'ilike', pattern),
      ]),
    );
  }
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(['r.uid', 'r.admitted', 'r.by_admin', 'r.disqualified', 'r.star', 'r.rank_name', 'r.photo', 'r.gmt_create'])
    .select(['u.username', 'u.nickname', 'u.realname', 'u.school', 't.name as team'])
    .select((eb) =>
      eb
        .selectFrom('submissions as s')
        .where(inContest(cid))
        .whereRef('s.uid', '=', 'r.uid')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('submissions'),
    )
    .orderBy('r.gmt_create')
    .orderBy('r.uid')
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }))
    .execute();
  return { rows, total };
}

/** Accounts by user name, in any letter case. */
export const findUsersByName = (db: Queryable, usernames: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['uid', 'username', 'username_key', 'role', 'realname', 'school'])
    .where(
      'username_key',
      'in',
      usernames.map((name) => name.toLowerCase()),
    )
    .execute();

/** Super admins and the author have no line on the board. */
export const isStaff = (user: { uid: number; role: number }, authorUid: number | null) =>
  user.role === ROLE.root || user.uid === authorUid;

/**
 * Lets users take part whatever the password. Who does already stays as before, but admitted for good.
 * @returns how many are new
 */
export async function admitUsers(
  tx: Queryable,
  cid: number,
  users: readonly { uid: number; rankName?: string | null }[],
): Promise<number> {
  if (users.length === 0) return 0;
  const known = await tx
    .selectFrom('contest_registrations')
    .select('uid')
    .where('cid', '=', cid)
    .where(
      'uid',
      'in',
      users.map(({ uid }) => uid),
    )
    .execute();
  await tx
    .insertInto('contest_registrations')
    .values(users.map(({ uid, rankName = null }) => ({ cid, uid, by_admin: true, rank_name: rankName })))
    .onConflict((conflict) => conflict.columns(['cid', 'uid']).doUpdateSet({ admitted: true, by_admin: true }))
    .execute();
  return users.length - known.length;
}

/** How these users take part; those who do not are left out. */
export const findContestants = async (tx: Queryable, cid: number, uids: readonly number[]) =>
  uids.length === 0
    ? []
    : tx
        .selectFrom('contest_registrations')
        .select(['uid', 'team_id'])
        .where('cid', '=', cid)
        .where('uid', 'in', [...uids])
        .execute();

/** One contestant, held until the transaction ends. */
export const lockParticipant = (tx: Queryable, cid: number, uid: number) =>
  tx
    .selectFrom('contest_registrations')
    .select(['disqualified', 'star', 'rank_name', 'by_admin'])
    .where('cid', '=', cid)
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();

export const updateParticipant = (
  tx: Queryable,
  { cid, uid }: { cid: number; uid: number },
  values: { disqualified: boolean; star: boolean; rank_name: string | null },
) => tx.updateTable('contest_registrations').set(values).where('cid', '=', cid).where('uid', '=', uid).execute();

export const deleteParticipant = (tx: Queryable, cid: number, uid: number) =>
  tx.deleteFrom('contest_registrations').where('cid', '=', cid).where('uid', '=', uid).execute();

export async function hasSubmitted(tx: Queryable, cid: number, uid: number): Promise<boolean> {
  const row = await tx
    .selectFrom('submissions')
    .select('id')
    .where(inContest(cid, 'submissions'))
    .where('uid', '=', uid)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
