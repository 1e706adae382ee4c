import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Paging } from '@assay/contract/page.ts';
import type { ExamNoticed } from '@assay/contract/works/exam.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { insertNotification } from '../../../platform/db/notifications.queries.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { readTogether } from '../../../platform/queue/read-together.ts';
import { inVenue } from '../../venues/venues.queries.ts';
import { overAt, type WindowColumns, withWindow } from '../works.queries.ts';

/** On it web nodes tell whose exams changed. */
export const EXAMS_CHANNEL = 'exam_changed';

/** Tells, once it is stored, that the exams of somebody, or of anybody, changed. */
export const tellExams = (tx: Queryable, uid: number | null) =>
  insertNotification(tx, EXAMS_CHANNEL, uid === null ? '' : String(uid));

/** An exam that somebody sits, with the clock of that person. */
export interface ExamRow extends WindowColumns {
  id: number;
  title: string;
  start_time: Date;
  end_time: Date;
  duration: number;
  exam_networks: string;
  started_at: Date;
  handed_in_at: Date | null;
  session_id: number | null;
  until: Date | null;
  extra_seconds: number | null;
}

/**
 * Exams that somebody has started and not handed in, in works that the person is let into; absent of who has none. Everybody who comes is
 * asked about.
 */
export const findExams = readTogether<number, ExamRow[]>(
  (uid) => uid,
  async (db, uids) => {
    const { rows } = await sql<ExamRow & { uid: number }>`
      ${PREPARED} select s.uid, w.id, w.title, w.start_time, w.end_time, w.duration, w.exam_networks,
        s.started_at, s.handed_in_at, s.session_id, e.until, e.extra_seconds, cw.start_time as own_start, cw.end_time as own_end
      from timed_work_sittings s
      join timed_works w on w.id = s.wid
      left join timed_work_extensions e on e.wid = s.wid and e.uid = s.uid
      ${withWindow(sql`s.uid`)}
      where s.uid = any(${uids}::bigint[]) and s.handed_in_at is null and w.exam and w.visible
        and (w.group_id is null or exists (
          select from group_members m join groups g on g.id = m.gid
          where m.gid = w.group_id and m.uid = s.uid and m.auth >= ${sql.lit(GROUP_LEVEL.member)} and g.disbanded_at is null))`.execute(
      db,
    );
    const found = new Map<number, ExamRow[]>();
    for (const { uid, ...exam } of rows) found.set(uid, [...(found.get(uid) ?? []), exam]);
    return found;
  },
);

/** Which of some submissions were made in a work. */
export async function submissionsIn(db: Queryable, wid: number, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select s.id from submissions s where s.id = any(${ids}::bigint[]) and ${inVenue({ kind: 'timedWork', id: wid })}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

export async function hasProblem(db: Queryable, wid: number, pid: number): Promise<boolean> {
  const row = await db
    .selectFrom('timed_work_problems')
    .select('id')
    .where('wid', '=', wid)
    .where('pid', '=', pid)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasSittings(tx: Queryable, wid: number): Promise<boolean> {
  const row = await tx
    .selectFrom('timed_work_sittings')
    .select('uid')
    .where('wid', '=', wid)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets another session sit an exam. @returns whether it is another */
export async function updateSession(tx: Queryable, wid: number, uid: number, sessionId: number): Promise<boolean> {
  const { rows } = await sql<{ uid: number }>`
    update timed_work_sittings set session_id = ${sessionId}
    where wid = ${wid} and uid = ${uid} and session_id is distinct from ${sessionId}
    returning uid`.execute(tx);
  return rows.length > 0;
}

interface NewNote {
  kind: ExamNoticed | 'session';
  at: Date;
  amount: number;
}

/** Writes down what was noticed, as far as there is room: the sitting is held, so that no two calls fill it at once. */
export async function insertNotes(
  tx: Queryable,
  wid: number,
  uid: number,
  notes: readonly NewNote[],
  most: number,
): Promise<void> {
  await sql`select 1 from timed_work_sittings where wid = ${wid} and uid = ${uid} for no key update`.execute(tx);
  const kept = await countNotes(tx, wid, uid);
  const rows = notes.slice(0, Math.max(most - kept, 0)).map((one) => ({ wid, uid, ...one }));
  if (rows.length > 0) await tx.insertInto('timed_work_exam_notes').values(rows).execute();
}

export async function countNotes(db: Queryable, wid: number, uid: number): Promise<number> {
  const { total } = await db
    .selectFrom('timed_work_exam_notes')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('wid', '=', wid)
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return total;
}

export const listNotes = (db: Queryable, wid: number, uid: number, page: Paging) =>
  db
    .selectFrom('timed_work_exam_notes')
    .select(['id', 'kind', 'at', 'amount'])
    .where('wid', '=', wid)
    .where('uid', '=', uid)
    .orderBy('at')
    .orderBy('id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();

/** Deletes what was written down of works that were over for everybody before a moment. */
export const deleteNotesBefore = (db: Queryable, before: Date) =>
  sql`delete from timed_work_exam_notes n using timed_works w where w.id = n.wid and ${overAt()} < ${before}`.execute(
    db,
  );
