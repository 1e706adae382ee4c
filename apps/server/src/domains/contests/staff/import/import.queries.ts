import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/database.ts';

/** The teams that a contest has. */
export const listTeamNames = (db: Queryable, cid: number) =>
  db.selectFrom('contest_teams').select(['id', 'name', 'source_id']).where('cid', '=', cid).execute();

/** Which of these users are members of a team. */
export const listTeamsOf = async (db: Queryable, cid: number, uids: readonly number[]) =>
  uids.length === 0
    ? []
    : db
        .selectFrom('contest_registrations')
        .select(['uid', 'team_id'])
        .where('cid', '=', cid)
        .where('uid', 'in', [...uids])
        .where('team_id', 'is not', null)
        .execute();

interface StoredTeam {
  sourceId: string;
  name: string;
  school: string;
}

/** Makes teams, or renames those that were imported before. @returns their ids by those of the file */
export async function storeTeams(tx: Queryable, cid: number, teams: readonly StoredTeam[]) {
  const { rows } = await sql<{ id: number; source_id: string }>`
    insert into contest_teams (cid, source_id, name, school)
    select ${cid}, given.* from unnest(${teams.map(({ sourceId }) => sourceId)}::text[],
      ${teams.map(({ name }) => name)}::text[], ${teams.map(({ school }) => school)}::text[]) as given
    on conflict (cid, source_id) do update set name = excluded.name, school = excluded.school
    returning id, source_id`.execute(tx);
  return new Map(rows.map(({ id, source_id }) => [source_id, id]));
}

/** Puts registered users into teams. @returns how many are in them now; those of another team stay there */
export async function storeMembers(tx: Queryable, cid: number, members: readonly { uid: number; teamId: number }[]) {
  const { rows } = await sql<{ uid: number }>`
    update contest_registrations r set team_id = given.team_id
    from unnest(${members.map(({ uid }) => uid)}::bigint[], ${members.map(({ teamId }) => teamId)}::bigint[])
      as given (uid, team_id)
    where r.cid = ${cid} and r.uid = given.uid and (r.team_id is null or r.team_id = given.team_id)
    returning r.uid`.execute(tx);
  return rows.length;
}

export const storeStars = async (tx: Queryable, cid: number, uids: readonly number[]) => {
  if (uids.length === 0) return;
  await tx
    .updateTable('contest_registrations')
    .set({ star: true })
    .where('cid', '=', cid)
    .where('uid', 'in', [...uids])
    .execute();
};
