import type { QuestionAnswers } from '@assay/contract/questions/answer.ts';
import type { AnswerDraft } from '@assay/contract/works/drafts.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

interface Draft {
  wid: number;
  uid: number;
  pid: number;
  answers: QuestionAnswers;
  why: AnswerDraft['why'];
  at: Date;
}

/** Keeps answers that do not count, unless the last ones kept are the same; of more than so many the last ones. */
export async function insertDraft(tx: Queryable, { wid, uid, pid, answers, why, at }: Draft, most: number) {
  await sql`
    with kept as (
      select id, answers, row_number() over (order by id desc) as place from timed_work_answer_drafts
      where wid = ${wid} and uid = ${uid} and pid = ${pid}
    ), gone as (
      delete from timed_work_answer_drafts where id in (select id from kept where place >= ${most})
    )
    insert into timed_work_answer_drafts (wid, uid, pid, answers, why, arrived_at)
    select ${wid}, ${uid}, ${pid}, ${JSON.stringify(answers)}::jsonb, ${why}, ${at}
    where not exists (select 1 from kept where place = 1 and answers = ${JSON.stringify(answers)}::jsonb)`.execute(tx);
}

/** What was kept of somebody in a work, at the problems that it has, the last one first. */
export async function listDrafts(db: Queryable, wid: number, uid: number) {
  const { rows } = await sql<Draft & { id: number; display_id: string }>`
    select d.id, wp.display_id, d.pid, d.uid, d.why, d.answers, d.arrived_at as at
    from timed_work_answer_drafts d join timed_work_problems wp on wp.wid = d.wid and wp.pid = d.pid
    where d.wid = ${wid} and d.uid = ${uid} order by d.id desc`.execute(db);
  return rows;
}

/** One that was kept in a work, held until the transaction ends. */
export async function lockDraft(tx: Queryable, wid: number, id: number): Promise<Draft | undefined> {
  const { rows } = await sql<Draft>`
    select wid, uid, pid, answers, why, arrived_at as at from timed_work_answer_drafts
    where id = ${id} and wid = ${wid} for update`.execute(tx);
  return rows[0];
}

export const deleteDraft = (tx: Queryable, id: number) =>
  sql`delete from timed_work_answer_drafts where id = ${id}`.execute(tx);

/** Puts answers in the place of those that count, whatever their version, also of a sitting that was handed in. */
export const replaceAnswers = (tx: Queryable, { wid, uid, pid, answers, at }: Draft) =>
  sql`
    insert into timed_work_answers as own (wid, uid, pid, answers, version, saved_at)
    values (${wid}, ${uid}, ${pid}, ${JSON.stringify(answers)}::jsonb, 1, ${at})
    on conflict (wid, uid, pid) do update
      set answers = excluded.answers, version = own.version + 1, saved_at = excluded.saved_at`.execute(tx);
