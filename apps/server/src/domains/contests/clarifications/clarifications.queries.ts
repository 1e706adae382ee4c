import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { offsetOf } from '../../../platform/db/page.ts';

/** Which questions are seen: all of them, or own ones, those of the team, and those answered to all. */
export interface ClarificationVisibility {
  line: readonly number[];
  all: boolean;
  /** Those of others that were answered later are not known yet; null: all are. */
  until: Date | null;
}

/** Questions to the jury, those without an answer first, then the newest. */
export async function listClarifications(
  db: Queryable,
  cid: number,
  { line, all, until }: ClarificationVisibility,
  { currentPage, limit, unanswered }: Paging & { unanswered: boolean },
) {
  let query = db.selectFrom('contest_clarifications as q').where('q.cid', '=', cid);
  if (!all) query = query.where((eb) => eb.or([eb('q.uid', 'in', [...line]), eb('q.to_all', '=', true)]));
  if (until) query = query.where((eb) => eb.or([eb('q.uid', 'in', [...line]), eb('q.gmt_answered', '<=', until)]));
  if (unanswered) query = query.where('q.answer', 'is', null);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .innerJoin('users as u', 'u.uid', 'q.uid')
    .leftJoin('users as a', 'a.uid', 'q.answered_by')
    .leftJoin('contest_problems as p', (join) => join.onRef('p.cid', '=', 'q.cid').onRef('p.pid', '=', 'q.pid'))
    .select(['q.id', 'q.uid', 'q.pid', 'q.question', 'q.answer', 'q.to_all', 'q.gmt_create', 'q.gmt_answered'])
    .select(['u.username', 'a.username as answered_by', 'p.display_id'])
    .orderBy(sql`q.answer is null`, 'desc')
    .orderBy('q.id', 'desc')
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }))
    .execute();
  return { rows, total };
}

export async function insertClarification(
  db: Queryable,
  values: { cid: number; uid: number; pid: number | null; question: string; gmt_create: Date },
): Promise<number> {
  const { id } = await db.insertInto('contest_clarifications').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const findAsked = (db: Queryable, { cid, id }: { cid: number; id: number }) =>
  db.selectFrom('contest_clarifications').select('uid').where('cid', '=', cid).where('id', '=', id).executeTakeFirst();

/**
 * @param over when the answer was given that this one is to replace, null for none; absent: whatever there is
 * @returns who asked; undefined when there is no such question with such an answer
 */
export const updateAnswer = (
  db: Queryable,
  { cid, id, over }: { cid: number; id: number; over: Date | null | undefined },
  values: { answer: string; to_all: boolean; answered_by: number; gmt_answered: Date },
) =>
  db
    .updateTable('contest_clarifications')
    .set(values)
    .where('cid', '=', cid)
    .where('id', '=', id)
    .$if(over !== undefined, (query) => query.where('gmt_answered', 'is not distinct from', over!))
    .returning(['uid', 'question'])
    .executeTakeFirst();

export async function isInContest(db: Queryable, cid: number, pid: number): Promise<boolean> {
  const row = await db
    .selectFrom('contest_problems')
    .select('id')
    .where('cid', '=', cid)
    .where('pid', '=', pid)
    .executeTakeFirst();
  return row !== undefined;
}
