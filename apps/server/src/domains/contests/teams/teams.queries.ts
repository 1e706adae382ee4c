import type { Paging } from '@assay/contract/page.ts';
import type { Insertable, Updateable } from 'kysely';
import { brokenConstraint, type Queryable, UNIQUE_VIOLATION } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import type { ContestTeams } from '../../../platform/db/schema.ts';

/** Whether a team was refused because the contest has one of its name. */
export const isNameTaken = (error: unknown) =>
  ['contest_teams_name', 'contest_teams_cid_name_key'].includes(brokenConstraint(error, UNIQUE_VIOLATION) ?? '');

/** Most members of a team; no save of the contest changes it until the transaction ends. */
export async function lockTeamSize(tx: Queryable, cid: number): Promise<number> {
  const row = await tx
    .selectFrom('contests')
    .select('team_size')
    .where('id', '=', cid)
    .forShare()
    .executeTakeFirstOrThrow();
  return row.team_size;
}

export async function insertTeam(tx: Queryable, values: Insertable<ContestTeams>): Promise<number> {
  const { id } = await tx.insertInto('contest_teams').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const updateTeam = (tx: Queryable, id: number, values: Updateable<ContestTeams>) =>
  tx.updateTable('contest_teams').set(values).where('id', '=', id).execute();

/** Its members stay in the contest without a team. */
export const deleteTeam = (tx: Queryable, id: number) => tx.deleteFrom('contest_teams').where('id', '=', id).execute();

const TEAM = ['id', 'name', 'school', 'captain_uid', 'invite_code'] as const;

/** One team of a contest, held until the transaction ends: nobody joins or leaves it meanwhile. */
export const lockTeam = (tx: Queryable, cid: number, by: { id: number } | { code: string }) =>
  tx
    .selectFrom('contest_teams')
    .select(TEAM)
    .where('cid', '=', cid)
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('invite_code', '=', by.code)))
    .forUpdate()
    .executeTakeFirst();

/** The team that somebody is a member of. */
export const findTeamOf = (db: Queryable, cid: number, uid: number) =>
  db
    .selectFrom('contest_registrations as r')
    .innerJoin('contest_teams as t', 't.id', 'r.team_id')
    .select(['t.id', 't.name', 't.school', 't.photo', 't.captain_uid', 't.invite_code'])
    .where('r.cid', '=', cid)
    .where('r.uid', '=', uid)
    .executeTakeFirst();

/** Members of teams, of each who has been in the contest longest first. */
export const listMembers = async (db: Queryable, teamIds: readonly number[]) =>
  teamIds.length === 0
    ? []
    : db
        .selectFrom('contest_registrations as r')
        .innerJoin('users as u', 'u.uid', 'r.uid')
        .select(['r.team_id', 'r.uid', 'u.username', 'u.nickname'])
        .where('r.team_id', 'in', [...teamIds])
        .orderBy('r.gmt_create')
        .orderBy('r.uid')
        .execute();

/** Makes somebody a member, registering who is not. @returns false for a member of a team already */
export async function addMember(tx: Queryable, cid: number, uid: number, teamId: number): Promise<boolean> {
  const row = await tx
    .insertInto('contest_registrations')
    .values({ cid, uid, team_id: teamId })
    .onConflict((conflict) =>
      conflict
        .columns(['cid', 'uid'])
        .doUpdateSet({ team_id: teamId })
        .where('contest_registrations.team_id', 'is', null),
    )
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

export const removeMembers = async (tx: Queryable, teamId: number, uids: readonly number[]) => {
  if (uids.length === 0) return;
  await tx
    .updateTable('contest_registrations')
    .set({ team_id: null })
    .where('team_id', '=', teamId)
    .where('uid', 'in', [...uids])
    .execute();
};

/** Whether a contest has a team of more members. */
export async function hasLargerTeam(tx: Queryable, cid: number, teamSize: number): Promise<boolean> {
  const row = await tx
    .selectFrom('contest_registrations')
    .select('team_id')
    .where('cid', '=', cid)
    .where('team_id', 'is not', null)
    .groupBy('team_id')
    .having((eb) => eb(eb.fn.countAll<number>(), '>', teamSize))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Teams of a contest by name, found by theirs or their members' names too. */
export async function listManagedTeams(
  db: Queryable,
  cid: number,
  { currentPage, limit, keyword }: Paging & { keyword?: string | undefined },
) {
  let query = db
    .selectFrom('contest_teams as t')
    .leftJoin('users as c', 'c.uid', 't.captain_uid')
    .where('t.cid', '=', cid);
  if (keyword) {
    const pattern = containing(keyword);
    query = query.where((eb) =>
      eb.or([
        eb('t.name', 'ilike', pattern),
        eb('t.school', 'ilike', pattern),
        eb.exists(
          eb
            .selectFrom('contest_registrations as r')
            .innerJoin('users as u', 'u.uid', 'r.uid')
            .select('r.uid')
            .whereRef('r.team_id', '=', 't.id')
            .where('u.username', 'ilike', pattern),
        ),
      ]),
    );
  }
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(['t.id', 't.name', 't.school', 't.photo', 't.invite_code', 'c.username as captain'])
    .orderBy('t.name')
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }))
    .execute();
  return { rows, total };
}

/** The name of each of these users' team. */
export async function findTeamNames(db: Queryable, cid: number, uids: readonly number[]): Promise<Map<number, string>> {
  if (uids.length === 0) return new Map();
  const rows = await db
    .selectFrom('contest_registrations as r')
    .innerJoin('contest_teams as t', 't.id', 'r.team_id')
    .select(['r.uid', 't.name'])
    .where('r.cid', '=', cid)
    .where('r.uid', 'in', [...uids])
    .execute();
  return new Map(rows.map(({ uid, name }) => [uid, name]));
}

/** Members found by this name at most. */
const MATCHES_MAX = 100;

/** Members of the teams whose names contain a text. */
export async function findMembersByTeam(db: Queryable, cid: number, name: string): Promise<number[]> {
  const rows = await db
    .selectFrom('contest_teams as t')
    .innerJoin('contest_registrations as r', 'r.team_id', 't.id')
    .select('r.uid')
    .where('t.cid', '=', cid)
    .where('t.name', 'ilike', containing(name))
    .limit(MATCHES_MAX)
    .execute();
  return rows.map(({ uid }) => uid);
}

/** Whoever is on the line of the board of a contestant: the team's members, or the contestant alone. */
export async function findLine(db: Queryable, cid: number, uid: number): Promise<number[]> {
  const team = await findTeamOf(db, cid, uid);
  const members = team ? await listMembers(db, [team.id]) : [];
  return members.length > 0 ? members.map((member) => member.uid) : [uid];
}
