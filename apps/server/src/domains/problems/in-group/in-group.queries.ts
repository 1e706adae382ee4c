import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import type { SolvableProblem } from '../../venues/rules.ts';
import { inGroup } from '../../venues/venues.queries.ts';
import type { ProblemRow } from '../find.queries.ts';
import { isOrWasOf } from '../list/list.queries.ts';
import type { OwnStatus } from '../practice/status.queries.ts';
import { asSolvable, selectSolvable } from '../solving/solvable.queries.ts';

/** The problem that is, or was, a group's and goes by a display id, in any letter case. */
export const findProblemOf = (db: Queryable, gid: number, displayId: string): Promise<ProblemRow | undefined> =>
  db
    .selectFrom('problems')
    .modifyFront(PREPARED)
    .selectAll()
    .where('problem_id', '=', displayId.toUpperCase())
    .where(isOrWasOf(gid, 'problems'))
    .executeTakeFirst();

/** The same with what decides whether it may be solved in a language. */
export async function findSolvableOf(
  db: Queryable,
  gid: number,
  displayId: string,
  language: string,
): Promise<SolvableProblem | null> {
  const row = await selectSolvable(db, language)
    .where('problem_id', '=', displayId.toUpperCase())
    .where(isOrWasOf(gid, 'problems'))
    .executeTakeFirst();
  return row ? asSolvable(row, row.problem_id) : null;
}

/** What a user reached at each of some problems in a group and its trainings: accepted if ever, else the latest result. */
export const listOwnInGroup = (
  db: Queryable,
  { gid, uid }: { gid: number; uid: number },
  pids: readonly number[],
): Promise<OwnStatus[]> =>
  pids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('submissions')
        .distinctOn('pid')
        .select(['pid', 'status', 'score'])
        .where(inGroup(gid, 'submissions'))
        .where('uid', '=', uid)
        .where('pid', 'in', pids)
        .orderBy('pid')
        .orderBy(sql`status = ${verdictSql('accepted')}`, 'desc')
        .orderBy('id', 'desc')
        .execute();

/** How many submissions of a group to a problem ended how, by verdict. */
export async function countVerdictsInGroup(db: Queryable, gid: number, pid: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ status: number; n: number }>`
    select s.status, count(*) as n from submissions s where ${inGroup(gid)} and s.pid = ${pid}::bigint group by s.status`.execute(
    db,
  );
  return new Map(rows.map(({ status, n }) => [status, n]));
}

/** Which of some users are no members of a group. */
export async function listOutsiders(db: Queryable, gid: number, uids: readonly number[]): Promise<Set<number>> {
  if (uids.length === 0) return new Set();
  const rows = await db
    .selectFrom('group_members')
    .select('uid')
    .where('gid', '=', gid)
    .where('uid', 'in', [...uids])
    .where('auth', '>=', GROUP_LEVEL.member)
    .execute();
  const inside = new Set(rows.map(({ uid }) => uid));
  return new Set(uids.filter((uid) => !inside.has(uid)));
}
