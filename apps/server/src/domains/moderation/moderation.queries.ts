import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/db/page.ts';

/** What is reported: a discussion, or one of its comments. */
export interface Subject {
  did: number;
  commentId: number | null;
}

export interface NewReport extends Subject {
  authorUid: number;
  title: string;
  content: string;
  uid: number;
  report: string;
  now: Date;
}

/** Adds a report to the open case of its subject, which it opens unless there is one; of one person one counts. */
export async function insertReport(tx: Queryable, given: NewReport): Promise<void> {
  const { did, commentId, authorUid, title, content, uid, report, now } = given;
  const { rows } = await sql<{ id: number }>`
    insert into moderation_cases (discussion_id, comment_id, author_uid, title, content, gmt_create, gmt_modified)
    values (${did}, ${commentId}, ${authorUid}, ${title}, ${content}, ${now}, ${now})
    on conflict (discussion_id, coalesce(comment_id, 0)) where is_open do update set gmt_modified = ${now}
    returning id`.execute(tx);
  const case_id = rows[0]!.id;
  const added = await tx
    .insertInto('moderation_reports')
    .values({ case_id, uid, content: report, gmt_create: now })
    .onConflict((conflict) => conflict.columns(['case_id', 'uid']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await tx
    .updateTable('moderation_cases')
    .set((eb) => ({ reports: eb('reports', '+', 1), version: eb('version', '+', 1) }))
    .where('id', '=', case_id)
    .execute();
}

const cases = (db: Queryable) =>
  db
    .selectFrom('moderation_cases as m')
    .innerJoin('discussions as d', 'd.id', 'm.discussion_id')
    .innerJoin('users as u', 'u.uid', 'm.author_uid')
    .selectAll('m')
    .select(['d.gid', 'u.username as author']);
export type CaseColumns = Awaited<ReturnType<ReturnType<typeof cases>['execute']>>[number];

export async function listCases(db: Queryable, isOpen: boolean, { currentPage, limit }: Paging) {
  const [rows, { total }] = await Promise.all([
    cases(db)
      .where('m.is_open', '=', isOpen)
      .orderBy('m.gmt_modified', 'desc')
      .orderBy('m.id', 'desc')
      .limit(limit)
      .offset(offsetOf({ currentPage, limit }))
      .execute(),
    db
      .selectFrom('moderation_cases')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('is_open', '=', isOpen)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export const findCase = (db: Queryable, id: number) => cases(db).where('m.id', '=', id).executeTakeFirst();

/** A case, held until the transaction ends. */
export const holdCase = (tx: Queryable, id: number) =>
  tx.selectFrom('moderation_cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const closeCase = (tx: Queryable, id: number, isOpen: boolean, now: Date) =>
  tx
    .updateTable('moderation_cases')
    .set((eb) => ({ is_open: isOpen, gmt_modified: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

export async function listReports(db: Queryable, { currentPage, limit }: Paging) {
  const rows = await db
    .selectFrom('moderation_reports as r')
    .innerJoin('moderation_cases as m', 'm.id', 'r.case_id')
    .innerJoin('users as u', 'u.uid', 'r.uid')
    .select(['r.id', 'r.case_id', 'r.content', 'r.is_read', 'r.gmt_create', 'u.username'])
    .select(['m.discussion_id', 'm.comment_id', 'm.title'])
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }))
    .execute();
  const { total } = await db
    .selectFrom('moderation_reports')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function updateReportRead(db: Queryable, id: number, isRead: boolean): Promise<boolean> {
  const row = await db
    .updateTable('moderation_reports')
    .set({ is_read: isRead })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Who reported what a case is about. */
export const listReporters = (db: Queryable, caseId: number) =>
  db
    .selectFrom('moderation_reports as r')
    .innerJoin('users as u', 'u.uid', 'r.uid')
    .select(['r.uid', 'u.username', 'r.content', 'r.gmt_create'])
    .where('r.case_id', '=', caseId)
    .orderBy('r.id')
    .limit(300)
    .execute();

export const listDecisions = (db: Queryable, caseId: number) =>
  db
    .selectFrom('moderation_decisions as x')
    .leftJoin('users as u', 'u.uid', 'x.uid')
    .leftJoin('users as v', 'v.uid', 'x.undone_by')
    .select([
      'x.id',
      'x.actions',
      'x.note',
      'x.gmt_create',
      'x.undone_at',
      'u.username',
      'v.username as undone_by_name',
    ])
    .where('x.case_id', '=', caseId)
    .orderBy('x.id', 'desc')
    .execute();

interface NewDecision {
  caseId: number;
  uid: number;
  actions: readonly string[];
  note: string;
  before: object;
  after: object;
  now: Date;
}

export const insertDecision = (tx: Queryable, { caseId, uid, actions, note, before, after, now }: NewDecision) =>
  tx
    .insertInto('moderation_decisions')
    .values({
      case_id: caseId,
      uid,
      actions: [...actions],
      note,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      gmt_create: now,
    })
    .execute();

export const findDecision = (db: Queryable, id: number) =>
  db.selectFrom('moderation_decisions').selectAll().where('id', '=', id).executeTakeFirst();

export const markUndone = (tx: Queryable, id: number, uid: number, now: Date) =>
  tx.updateTable('moderation_decisions').set({ undone_at: now, undone_by: uid }).where('id', '=', id).execute();

/** What an author has done here so far. */
export async function findRecord(db: Queryable, uid: number, besidesCase: number) {
  const { rows } = await sql<{
    gmt_create: Date;
    solved: number;
    discussions: number;
    comments: number;
    removed: number;
    cases: number;
  }>`
    select u.gmt_create,
      (select count(*) from solved_problems s where s.uid = u.uid) as solved,
      (select count(*) from discussions d where d.uid = u.uid) as discussions,
      (select count(*) from comments c where c.uid = u.uid and c.owner_kind = 'discussion') as comments,
      (select count(*) from discussions d where d.uid = u.uid and d.status <> ${sql.lit(0)} and d.deleted_by is distinct from u.uid)
        + (select count(*) from comments c where c.uid = u.uid and c.moderated_at is not null) as removed,
      (select count(*) from moderation_cases m where m.author_uid = u.uid and m.id <> ${besidesCase} and exists (
        select 1 from moderation_decisions x
        where x.case_id = m.id and x.undone_at is null and x.actions <> array['dismiss'])) as cases
    from users u where u.uid = ${uid}`.execute(db);
  return rows[0]!;
}
