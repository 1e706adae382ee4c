import type { ProblemPart } from '@assay/contract/problems/people.ts';
import type { Queryable } from '../../platform/db/database.ts';

/** What somebody was named for some problems; those without a part are absent. */
export async function findParts(
  db: Queryable,
  uid: number,
  pids: readonly number[],
): Promise<ReadonlyMap<number, ProblemPart>> {
  if (pids.length === 0) return new Map();
  const rows = await db
    .selectFrom('problem_people')
    .select(['pid', 'part'])
    .where('uid', '=', uid)
    .where((eb) => eb('pid', '=', eb.fn.any(eb.val([...pids]))))
    .execute();
  return new Map(rows.map(({ pid, part }) => [pid, part as ProblemPart]));
}

/** What somebody was named for a problem. */
export const findPart = async (db: Queryable, uid: number, pid: number): Promise<ProblemPart | null> =>
  (await findParts(db, uid, [pid])).get(pid) ?? null;

/** Who helps with a problem: curators first. */
export const listProblemPeople = (db: Queryable, pid: number) =>
  db
    .selectFrom('problem_people as pp')
    .innerJoin('users as u', 'u.uid', 'pp.uid')
    .leftJoin('users as n', 'n.uid', 'pp.named_by')
    .select(['pp.uid', 'u.username', 'pp.part', 'n.username as named_by', 'pp.gmt_create'])
    .where('pp.pid', '=', pid)
    .orderBy('pp.part')
    .orderBy('u.username')
    .execute();

/** Names somebody for a problem, in place of what that person was. */
export const storePerson = (
  tx: Queryable,
  { pid, uid, part, namedBy, now }: { pid: number; uid: number; part: ProblemPart; namedBy: number; now: Date },
) =>
  tx
    .insertInto('problem_people')
    .values({ pid, uid, part, named_by: namedBy, gmt_create: now })
    .onConflict((conflict) =>
      conflict.columns(['pid', 'uid']).doUpdateSet({ part, named_by: namedBy, gmt_create: now }),
    )
    .execute();

export const deletePerson = (tx: Queryable, pid: number, uid: number) =>
  tx.deleteFrom('problem_people').where('pid', '=', pid).where('uid', '=', uid).execute();
