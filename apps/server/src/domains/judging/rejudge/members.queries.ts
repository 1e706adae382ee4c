import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { UNFINISHED_SQL, verdictSql } from '../../../platform/db/verdicts.ts';

/** The submission that a member of a set stands for, null when it was deleted. */
export async function findMember(db: Queryable, memberId: number) {
  const row = await db
    .selectFrom('rejudge_members')
    .select('submission_id')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.submission_id ?? null;
}

/** The result that stands beside the current one, null while there is none. */
export async function findNewJudgement(db: Queryable, memberId: number): Promise<number | null> {
  const row = await db.selectFrom('rejudge_members').select('after_id').where('id', '=', memberId).executeTakeFirst();
  return row?.after_id ?? null;
}

export const updateMember = (db: Queryable, memberId: number, judgementId: number) =>
  db.updateTable('rejudge_members').set({ after_id: judgementId }).where('id', '=', memberId).execute();

/** Members of a set without a new result. */
export async function countUnfinished(db: Queryable, setId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from rejudge_members where set_id = ${setId} and after_id is null`.execute(db);
  return rows[0]!.count;
}

/** Locks the submissions of a set until the transaction ends, in the order in which all lock them. */
export async function lockMembers(tx: Queryable, setId: number): Promise<void> {
  await sql`
    select s.id from submissions s join rejudge_members m on m.submission_id = s.id
    where m.set_id = ${setId} order by s.id for no key update of s`.execute(tx);
}

interface Chosen {
  submissionId: number;
  judgementId: number;
}

/**
 * New results that may take the place of the old ones: those of submissions whose result is still that which stood when the
 * set was made and which are not being judged. A failure of the judge never takes the place of a verdict.
 */
export async function findAppliable(tx: Queryable, setId: number): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select s.id as "submissionId", m.after_id as "judgementId"
    from rejudge_members m
    join submissions s on s.id = m.submission_id
    join judgements a on a.id = m.after_id
    where m.set_id = ${setId} and s.judgement_id = m.before_id and s.status not in ${UNFINISHED_SQL} and a.status <> ${verdictSql('systemError')}
    order by s.id`.execute(tx);
  return rows;
}

/** Old results that an applied set replaced and that may stand again: where nothing newer has come. */
export async function findUndoable(tx: Queryable, setId: number): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select s.id as "submissionId", m.before_id as "judgementId"
    from rejudge_members m join submissions s on s.id = m.submission_id
    where m.set_id = ${setId} and m.applied and s.judgement_id = m.after_id and s.status not in ${UNFINISHED_SQL}
    order by s.id`.execute(tx);
  return rows;
}

export async function markApplied(tx: Queryable, setId: number, submissionIds: readonly number[]): Promise<void> {
  await sql`
    update rejudge_members set applied = true
    where set_id = ${setId} and submission_id = any(${submissionIds}::bigint[])`.execute(tx);
}

/** Takes the members of a set out of the queue; nodes that judge one learn of it at their next heartbeat. */
export async function deleteMemberJobs(db: Queryable, setId: number): Promise<void> {
  await sql`
    delete from jobs using rejudge_members m where m.id = jobs.member_id and m.set_id = ${setId}`.execute(db);
}

/** Nobody shall score the members of a cancelled set any more. */
export const stopRescoring = (tx: Queryable, setId: number) =>
  tx
    .updateTable('rejudge_members')
    .set({ to_rescore: false })
    .where('set_id', '=', setId)
    .where('to_rescore', '=', true)
    .execute();
