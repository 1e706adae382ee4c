import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import { inVenue } from '../../venues/venues.queries.ts';
import { isShown } from '../qsheets.queries.ts';

/** A participant whose progress was written. */
export interface WrittenProgress {
  id: number;
  uid: number;
  accepted: number[];
  opened: number[];
  /** 1 for who finished by it, -1 for who does not any more. */
  finished: number;
}

/** Holds participants, in one order for all who do. */
export const lockParticipants = (tx: Queryable, qid: number, uids: readonly number[]) =>
  tx
    .selectFrom('qsheet_participants')
    .select('id')
    .where('qid', '=', qid)
    .where(sql<boolean>`uid = any(${uids}::bigint[])`)
    .orderBy('uid')
    .forUpdate()
    .execute();

/**
 * Writes anew what follows from the submissions of participants, who are held: which problems were accepted, how many of them are shown,
 * when the last of these was sent, and whether all are solved (SHEET-6, SHEET-7).
 */
export async function updateProgress(tx: Queryable, qid: number, uids: readonly number[]): Promise<WrittenProgress[]> {
  const { rows } = await sql<WrittenProgress>`
    with shown as (
      select distinct qp.pid from qsheet_problems qp join problems p on p.id = qp.pid where qp.qid = ${qid} and ${isShown()}
    ),
    first as (
      select s.uid, s.pid, min(s.received_at) as sent_at from submissions s
      where ${inVenue({ kind: 'qsheet', id: qid })} and s.uid = any(${uids}::bigint[]) and s.status = ${verdictSql('accepted')}
      group by s.uid, s.pid
    ),
    fresh as (
      select m.id, coalesce(array_agg(first.pid order by first.pid) filter (where first.pid is not null), '{}') as accepted,
        count(shown.pid) as solved, max(first.sent_at) filter (where shown.pid is not null) as reached_at
      from qsheet_participants m left join first on first.uid = m.uid left join shown on shown.pid = first.pid
      where m.qid = ${qid} and m.uid = any(${uids}::bigint[])
      group by m.id
    ),
    written as (
      select m.id, case
          when fresh.solved > 0 and fresh.solved = (select count(*) from shown) then coalesce(m.finished_at, fresh.reached_at)
          when m.accepted <@ fresh.accepted then m.finished_at
        end as finished_at, (m.finished_at is not null)::int as was
      from qsheet_participants m join fresh on fresh.id = m.id
    )
    update qsheet_participants m set accepted = fresh.accepted, solved = fresh.solved, reached_at = fresh.reached_at,
      finished_at = written.finished_at
    from fresh join written on written.id = fresh.id
    where m.id = fresh.id
    returning m.id, m.uid, m.accepted, m.opened, (m.finished_at is not null)::int - written.was as finished`.execute(
    tx,
  );
  return rows;
}

/** Notes groups that solved problems opened to participants. */
export async function updateOpened(tx: Queryable, opened: readonly { id: number; groups: readonly number[] }[]) {
  const pairs = opened.flatMap(({ id, groups }) => groups.map((group) => ({ id, group })));
  if (pairs.length === 0) return;
  await sql`
    update qsheet_participants m set opened = m.opened || given.groups
    from (
      select id, array_agg(group_id) as groups
      from unnest(${pairs.map(({ id }) => id)}::bigint[], ${pairs.map(({ group }) => group)}::bigint[]) as each (id, group_id)
      group by id
    ) given
    where m.id = given.id`.execute(tx);
}

/** Takes somebody into a sheet, and notes groups that are to stay open. @returns the id, and whether that is new */
export async function upsertParticipant(
  tx: Queryable,
  { qid, uid, opened, now }: { qid: number; uid: number; opened: readonly number[]; now: Date },
): Promise<{ id: number; is_new: boolean } | undefined> {
  const { rows } = await sql<{ id: number; is_new: boolean }>`
    insert into qsheet_participants as m (qid, uid, joined_at, opened) values (${qid}, ${uid}, ${now}, ${opened}::bigint[])
    on conflict (qid, uid) do update
      set opened = array(select distinct unnest(m.opened || excluded.opened)) where not excluded.opened <@ m.opened
    returning m.id, xmax = 0 as is_new`.execute(tx);
  return rows[0];
}

/** Changes how many people take part in a sheet, and how many of them finished. */
export const addToSheet = (tx: Queryable, qid: number, by: { participants?: number; finishers?: number }) =>
  sql`
    update qsheets set participants = participants + ${by.participants ?? 0}, finishers = finishers + ${by.finishers ?? 0}
    where id = ${qid}`.execute(tx);

/** How much the counters of a problem of a sheet grow, or shrink when negative. */
export interface BoundCounts {
  pid: number;
  submitted: number;
  accepted: number;
}

export async function addBoundCounts(tx: Queryable, qid: number, counts: readonly BoundCounts[]): Promise<void> {
  const column = (name: keyof BoundCounts) => counts.map((each) => each[name]);
  await sql`
    with held as (
      select qp.id, given.submitted, given.accepted
      from unnest(${column('pid')}::bigint[], ${column('submitted')}::int[], ${column('accepted')}::int[])
        as given (pid, submitted, accepted)
      join qsheet_problems qp on qp.qid = ${qid} and qp.pid = given.pid
      order by qp.id for update of qp
    )
    update qsheet_problems qp set submitted = qp.submitted + held.submitted, accepted = qp.accepted + held.accepted
    from held where qp.id = held.id`.execute(tx);
}

/** People of a sheet whom a change of some problems concerns: who solved any of them, and who has now solved all that there is. */
export async function listConcerned(tx: Queryable, qid: number, pids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    select m.uid from qsheet_participants m
    where m.qid = ${qid} and (m.accepted && ${pids}::bigint[] or (m.finished_at is null and m.solved > 0 and m.solved = (
      select count(distinct qp.pid) from qsheet_problems qp join problems p on p.id = qp.pid
      where qp.qid = ${qid} and ${isShown()})))`.execute(tx);
  return rows.map(({ uid }) => uid);
}

/** Sheets in which a problem stands. */
export async function listSheetsWith(tx: Queryable, pid: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('qsheet_problems')
    .select('qid')
    .distinct()
    .where('pid', '=', pid)
    .orderBy('qid')
    .execute();
  return rows.map(({ qid }) => qid);
}

/** Takes a problem out of everything about a sheet, before it is deleted itself. */
export async function removeProblem(tx: Queryable, qid: number, pid: number): Promise<void> {
  await tx.deleteFrom('qsheet_problems').where('qid', '=', qid).where('pid', '=', pid).execute();
  await sql`
    update qsheet_participants set accepted = array_remove(accepted, ${pid}::bigint)
    where qid = ${qid} and accepted @> array[${pid}::bigint]`.execute(tx);
}

/** Ids of somebody's rows in all sheets. */
export async function listParticipations(tx: Queryable, uid: number): Promise<number[]> {
  const rows = await tx.selectFrom('qsheet_participants').select('id').where('uid', '=', uid).execute();
  return rows.map(({ id }) => id);
}
