import type { FeedbackMark } from '@assay/contract/assignments/feedback.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { type AssignmentColumns, assignmentRows } from '../assignments.queries.ts';

interface Submitted {
  uid: number;
  receivedAt: Date;
  /** What it was made in; the others are null. */
  target: { training_id: number | null; qsheet_id: number | null; work_id: number | null };
}

/** The assignments that a submission was made for: of groups in which its author is a member, with the author's class. */
export const listAssignmentsOf = (
  db: Queryable,
  { uid, receivedAt, target }: Submitted,
): Promise<(AssignmentColumns & { label: string })[]> =>
  assignmentRows(db)
    .innerJoin('group_members as m', (join) => join.onRef('m.gid', '=', 'a.gid').on('m.uid', '=', uid))
    .select('m.label')
    .where('m.auth', '=', GROUP_LEVEL.member)
    .leftJoin('assignment_windows as w', (join) =>
      join.onRef('w.assignment_id', '=', 'a.id').onRef('w.label', '=', 'm.label'),
    )
    .where((eb) => eb(eb.fn.coalesce('w.opens_at', 'a.opens_at'), '<=', receivedAt))
    .where((eb) =>
      eb.or([
        eb('a.training_id', '=', target.training_id),
        eb('a.qsheet_id', '=', target.qsheet_id),
        eb('a.work_id', '=', target.work_id),
      ]),
    )
    .orderBy('a.id')
    .execute();

/** All remarks on a submission, the oldest first: their number is bounded. */
export const listRemarks = (db: Queryable, submitId: number) =>
  db
    .selectFrom('submission_remarks as r')
    .innerJoin('users as u', 'u.uid', 'r.uid')
    .select(['r.id', 'r.line', 'r.uid', 'u.username', 'r.content', 'r.gmt_create'])
    .where('r.submission_id', '=', submitId)
    .orderBy('r.id')
    .execute();

export async function findMark(db: Queryable, submitId: number): Promise<FeedbackMark | null> {
  const row = await db
    .selectFrom('submission_marks')
    .select('mark')
    .where('submission_id', '=', submitId)
    .executeTakeFirst();
  return (row?.mark as FeedbackMark | undefined) ?? null;
}

interface NewRemark {
  submission_id: number;
  line: number | null;
  uid: number;
  content: string;
  gmt_create: Date;
}

/** Stores a remark; null when there are as many as may be, also when several are written at once. */
export async function insertRemark(tx: Queryable, remark: NewRemark, most: number): Promise<{ id: number } | null> {
  await sql`select pg_advisory_xact_lock(hashtext('remarks of ' || ${remark.submission_id}::text))`.execute(tx);
  const { total } = await tx
    .selectFrom('submission_remarks')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('submission_id', '=', remark.submission_id)
    .executeTakeFirstOrThrow();
  if (total >= most) return null;
  return tx.insertInto('submission_remarks').values(remark).returning('id').executeTakeFirstOrThrow();
}

/** @returns whether there was such a remark of theirs */
export async function deleteOwnRemark(tx: Queryable, submitId: number, id: number, uid: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('submission_remarks')
    .where('id', '=', id)
    .where('submission_id', '=', submitId)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const upsertMark = (tx: Queryable, submitId: number, mark: FeedbackMark, uid: number, now: Date) =>
  tx
    .insertInto('submission_marks')
    .values({ submission_id: submitId, mark, uid, gmt_create: now })
    .onConflict((on) => on.column('submission_id').doUpdateSet({ mark, uid, gmt_create: now }))
    .execute();

export const deleteMark = (tx: Queryable, submitId: number) =>
  tx.deleteFrom('submission_marks').where('submission_id', '=', submitId).execute();
