import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { EXAMS_CHANNEL } from '../exam/exam.queries.ts';
import { WORK_RANK_CHANNEL } from '../rank/follow.ts';

interface Start {
  wid: number;
  uid: number;
  at: Date;
  sessionId: number | null;
  /** Whether it is an exam, and one in which something is written down, as people were told. */
  exam: boolean;
  notes: boolean;
  /** The class, whose window the sitting keeps (WORK-28); null where there are none. */
  label: string | null;
}

/**
 * Somebody starts a work, once: who has started already, however many ask at once, stays as that was. Web nodes are told that its rank
 * changed, and who sits an exam now. One statement, because a class starts within seconds.
 * @returns whether work and class are still what was told of them; else nothing was stored
 */
export async function startSitting(
  db: Queryable,
  { wid, uid, at, sessionId, exam, notes, label }: Start,
): Promise<boolean> {
  const { rows } = await sql<{ is_as_told: boolean }>`
    ${PREPARED} with told as (
      select w.id from timed_works w where w.id = ${wid} and w.exam = ${exam} and w.exam_notes = ${notes}
        and (select m.label from group_members m where m.gid = w.group_id and m.uid = ${uid} and m.auth = ${sql.lit(GROUP_LEVEL.member)})
          is not distinct from ${label}::text
      for share
    ), made as (
      insert into timed_work_sittings (wid, uid, started_at, session_id, label)
      select id, ${uid}::bigint, ${at}::timestamptz, ${sessionId}::bigint, ${label}::text from told
      on conflict (wid, uid) do nothing returning wid
    ), said as (
      select pg_notify(${WORK_RANK_CHANNEL}, wid::text) from made
      union all select pg_notify(${EXAMS_CHANNEL}, ${uid}::text) from told where ${exam}
    )
    select exists (select from told) as is_as_told, (select count(*) from said) as said`.execute(db);
  return rows[0]!.is_as_told;
}

/** Hands in what was not handed in yet. */
export const updateHandedIn = (db: Queryable, wid: number, uid: number, at: Date) =>
  db
    .updateTable('timed_work_sittings')
    .set({ handed_in_at: at })
    .where('wid', '=', wid)
    .where('uid', '=', uid)
    .where('handed_in_at', 'is', null)
    .execute();

/**
 * Holds a sitting that nobody hands in until the transaction ends.
 * @returns whether it is there and was not handed in
 */
export async function holdSitting(tx: Queryable, wid: number, uid: number): Promise<boolean> {
  const { rows } = await sql<{ handed_in_at: Date | null }>`
    select handed_in_at from timed_work_sittings where wid = ${wid} and uid = ${uid} for share`.execute(tx);
  return rows[0] !== undefined && rows[0].handed_in_at === null;
}
