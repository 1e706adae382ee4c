import type { QuestionAnswers } from '@assay/contract/questions/answer.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { readTogether } from '../../../platform/queue/read-together.ts';
import { withWindow } from '../works.queries.ts';

export interface SavedAnswers {
  answers: QuestionAnswers;
  version: number;
  saved_at: Date;
}

/** Whose answers to which objective problem of a work. */
interface Owned {
  wid: number;
  uid: number;
  pid: number;
}

const keyOf = ({ wid, uid, pid }: Owned) => `${wid} ${uid} ${pid}`;

export const findAnswers = readTogether<Owned, SavedAnswers>(keyOf, async (db, asked) => {
  const { rows } = await sql<SavedAnswers & Owned>`
    ${PREPARED} select own.wid, own.uid, own.pid, own.answers, own.version, own.saved_at
    from unnest(${asked.map(({ wid }) => wid)}::bigint[], ${asked.map(({ uid }) => uid)}::bigint[],
      ${asked.map(({ pid }) => pid)}::bigint[]) as asked (wid, uid, pid)
    join timed_work_answers own using (wid, uid, pid)`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row]));
});

interface Save {
  wid: number;
  uid: number;
  pid: number;
  answers: QuestionAnswers;
  /** That was read or saved last. */
  version: number;
  at: Date;
}

/**
 * Stores answers over exactly the version that was seen, while the sitting is not handed in: who hands in meanwhile waits, or comes first.
 * @returns the new version; null when nothing was stored
 */
export async function upsertAnswers(db: Queryable, save: Save): Promise<number | null> {
  const { wid, uid, pid, answers, version, at } = save;
  const { rows } = await sql<{ version: number }>`
    ${PREPARED} with sitting as (
      select 1 from timed_work_sittings where wid = ${wid} and uid = ${uid} and handed_in_at is null for share
    )
    insert into timed_work_answers as own (wid, uid, pid, answers, version, saved_at)
    select ${wid}::bigint, ${uid}::bigint, ${pid}::bigint, ${JSON.stringify(answers)}::jsonb, ${version}::integer + 1, ${at}::timestamptz
    from sitting
    where ${version}::integer = 0
      or exists (select 1 from timed_work_answers where wid = ${wid} and uid = ${uid} and pid = ${pid})
    on conflict (wid, uid, pid) do update
      set answers = excluded.answers, version = excluded.version, saved_at = excluded.saved_at
      where own.version = excluded.version - 1
    returning version`.execute(db);
  return rows[0]?.version ?? null;
}

/** Answers of some people, or of all, in a work. */
export async function listAnswers(db: Queryable, wid: number, uids: readonly number[] | null) {
  const { rows } = await sql<{ uid: number; pid: number; answers: QuestionAnswers }>`
    select uid, pid, answers from timed_work_answers
    where wid = ${wid} and (${uids}::bigint[] is null or uid = any(${uids}::bigint[]))`.execute(db);
  return rows;
}

/** Changes with every correction of the questions of a work's problems. */
export async function findRevision(db: Queryable, wid: number): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    ${PREPARED} select coalesce(sum(q.revision), 0)::integer as revision
    from timed_work_problems wp join problem_questions q on q.pid = wp.pid where wp.wid = ${wid}`.execute(db);
  return rows[0]!.revision;
}

/** Sittings `s` of people who have finished, by the clock or by handing in, of those who answered, and of all where everybody gets the points of a question. */
const finishedSittings = (now: Date) => sql`
    from timed_work_sittings s
    join timed_works w on w.id = s.wid
    left join timed_work_extensions e on e.wid = s.wid and e.uid = s.uid
    ${withWindow(sql`s.uid`)}
    where (s.graded_revision is not null
        or exists (select 1 from timed_work_answers a where a.wid = s.wid and a.uid = s.uid)
        or exists (
          select 1 from timed_work_problems wp join problem_questions q on q.pid = wp.pid
          where wp.wid = s.wid and q.questions @> '[{"withdrawn": "fullPoints"}]'
        ))
      and (s.handed_in_at is not null or least(
        s.started_at + make_interval(secs => w.duration + coalesce(e.extra_seconds, 0)),
        greatest(coalesce(cw.end_time, w.end_time), e.until) + make_interval(secs => coalesce(e.extra_seconds, 0))
      ) <= ${now})`;

/** Who has finished and was not graded with the questions as they are now. @param now moments of ends are compared with it */
export async function listUngraded(db: Queryable, wid: number, revision: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    ${PREPARED} select s.uid ${finishedSittings(now)}
      and s.wid = ${wid} and s.graded_revision is distinct from ${revision}`.execute(db);
  return rows.map(({ uid }) => uid);
}

/** In which of some works somebody has finished and was not graded so. */
export async function listWorksToGrade(db: Queryable, wids: readonly number[], now: Date): Promise<number[]> {
  if (wids.length === 0) return [];
  const { rows } = await sql<{ wid: number }>`
    with revisions as (
      select wp.wid, sum(q.revision)::integer as revision
      from timed_work_problems wp join problem_questions q on q.pid = wp.pid
      where wp.wid = any(${wids}::bigint[]) group by wp.wid
    )
    select distinct s.wid ${finishedSittings(now)}
      and s.wid = any(${wids}::bigint[]) and exists (
        select from revisions r where r.wid = s.wid and r.revision > 0 and s.graded_revision is distinct from r.revision
      ) order by s.wid`.execute(db);
  return rows.map(({ wid }) => wid);
}

export const updateGraded = (tx: Queryable, wid: number, uids: readonly number[], revision: number) =>
  sql`
    update timed_work_sittings set graded_revision = ${revision}
    where wid = ${wid} and uid = any(${uids}::bigint[])`.execute(tx);

/** Somebody's time may go on, or everybody's: what was graded is graded again at the new end. @param uid null for all */
export const updateUngraded = (tx: Queryable, wid: number, uid: number | null) =>
  sql`
    update timed_work_sittings set graded_revision = null
    where wid = ${wid} and graded_revision is not null and (${uid}::bigint is null or uid = ${uid})`.execute(tx);
