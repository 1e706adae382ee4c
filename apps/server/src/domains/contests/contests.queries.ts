import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import type { Contests } from '../../platform/db/schema.ts';

export type ContestColumns = Selectable<Contests>;

export const findContest = (db: Queryable, cid: number): Promise<ContestColumns | undefined> =>
  db.selectFrom('contests').selectAll().where('id', '=', cid).executeTakeFirst();

/** How somebody takes part in a contest, with the team's members. */
export interface Registration {
  admitted: boolean;
  disqualified: boolean;
  /** Null where somebody takes part alone. */
  team: Member[] | null;
}

interface Member {
  uid: number;
  disqualified: boolean;
}

const TEAM = sql<Member[] | null>`case when r.team_id is not null then (
  select json_agg(json_build_object('uid', m.uid, 'disqualified', m.disqualified))
  from contest_registrations m where m.team_id = r.team_id) end`;

/** How somebody takes part in a contest; undefined when not at all. */
export async function findRegistration(db: Queryable, cid: number, uid: number): Promise<Registration | undefined> {
  const { rows } = await sql<Registration>`
    ${PREPARED} select r.admitted, r.disqualified, ${TEAM} as team
    from contest_registrations r where r.cid = ${cid} and r.uid = ${uid}`.execute(db);
  return rows[0];
}

/** A contest with how somebody takes part in it, by one look; undefined when there is no such contest. */
export async function findContestFor(db: Queryable, cid: number, uid: number) {
  const found = await db
    .selectFrom('contests as c')
    .leftJoin('contest_registrations as r', (join) => join.onRef('r.cid', '=', 'c.id').on('r.uid', '=', uid))
    .selectAll('c')
    .select(['r.admitted', 'r.disqualified', TEAM.as('team')])
    .where('c.id', '=', cid)
    .executeTakeFirst();
  if (!found) return undefined;
  const { admitted, disqualified, team, ...row } = found;
  const registration = admitted === null ? undefined : { admitted, disqualified: disqualified === true, team };
  return { row, registration };
}

/**
 * Registers somebody; who must give a new password is let in again.
 * @returns false when admitted already, however many ask at once
 */
export async function insertRegistration(db: Queryable, cid: number, uid: number): Promise<boolean> {
  const row = await db
    .insertInto('contest_registrations')
    .values({ cid, uid })
    .onConflict((conflict) =>
      conflict
        .columns(['cid', 'uid'])
        .doUpdateSet({ admitted: true })
        .where('contest_registrations.admitted', '=', false),
    )
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Everybody must give the new password, but those whom an admin added. */
export const updateUnadmitted = (db: Queryable, cid: number) =>
  db
    .updateTable('contest_registrations')
    .set({ admitted: false })
    .where('cid', '=', cid)
    .where('by_admin', '=', false)
    .execute();

export async function countContestants(db: Queryable, cid: number): Promise<number> {
  const { count } = await db
    .selectFrom('contest_registrations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cid', '=', cid)
    .executeTakeFirstOrThrow();
  return count;
}
