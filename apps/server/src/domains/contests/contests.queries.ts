import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import type { Contests } from '../../platform/db/schema.ts';

export type ContestColumns = Selectable<Contests>;

export const findContest = (db: Queryable, cid: number): Promise<ContestColumns | undefined> =>
  db.selectFrom('contests').selectAll().where('id', '=', cid).executeTakeFirst();

/** How somebody takes part in a contest, with the team's members; undefined when not at all. */
export async function findRegistration(db: Queryable, cid: number, uid: number) {
  const { rows } = await sql<{ admitted: boolean; disqualified: boolean; team: Member[] | null }>`
    ${PREPARED} select r.admitted, r.disqualified, case when r.team_id is not null then (
      select json_agg(json_build_object('uid', m.uid, 'disqualified', m.disqualified))
      from contest_registrations m where m.team_id = r.team_id) end as team
    from contest_registrations r where r.cid = ${cid} and r.uid = ${uid}`.execute(db);
  return rows[0];
}

interface Member {
  uid: number;
  disqualified: boolean;
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
