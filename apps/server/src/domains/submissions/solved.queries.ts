import type { Queryable } from '../../platform/db/database.ts';

/** Records a first accepted submission; false when the user had solved the problem before. */
export async function insertSolved(db: Queryable, uid: number, pid: number, submissionId: number): Promise<boolean> {
  const result = await db
    .insertInto('solved_problems')
    .values({ uid, pid, submission_id: submissionId })
    .onConflict((conflict) => conflict.columns(['uid', 'pid']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function removeSolved(db: Queryable, submissionId: number): Promise<void> {
  await db.deleteFrom('solved_problems').where('submission_id', '=', submissionId).execute();
}

/** The earliest accepted practice submission of a user for a problem. */
export async function findEarliestAccepted(db: Queryable, uid: number, pid: number): Promise<number | null> {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('uid', '=', uid)
    .where('pid', '=', pid)
    .where('status', '=', 0)
    .where('cid', '=', 0)
    .where('timed_work_id', '=', 0)
    .where('qsheet_id', '=', 0)
    .where('gid', '=', 0)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Coins that the problem's difficulty pays. */
export async function findAcceptCoins(db: Queryable, pid: number): Promise<number> {
  const row = await db
    .selectFrom('problems as p')
    .innerJoin('difficulties as d', 'd.id', 'p.difficulty')
    .select('d.ac_coin')
    .where('p.id', '=', pid)
    .executeTakeFirst();
  return row?.ac_coin ?? 0;
}
