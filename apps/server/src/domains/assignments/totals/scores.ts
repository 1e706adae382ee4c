import { scoreOf } from '@assay/rules/assignments/totals.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { listBound } from '../../qsheets/view/groups.queries.ts';
import { listShownProblems } from '../../trainings/problems/problems.queries.ts';
import { listWorkProblems } from '../../works/problems/problems.queries.ts';
import type { AssignmentColumns } from '../assignments.queries.ts';
import { listWork, type OtherOf, targetOf } from '../progress.ts';

/** All problems of what is set as work, whoever asks: those of closed sections count, too. */
async function countedProblems(db: Queryable, row: AssignmentColumns): Promise<number[]> {
  const { kind, targetId } = targetOf(row);
  const problems = await (kind === 'training'
    ? listShownProblems(db, targetId, 'en')
    : kind === 'qsheet'
      ? listBound(db, targetId, 'en')
      : listWorkProblems(db, targetId));
  return [...new Set(problems.map(({ pid }) => pid))];
}

/**
 * What some people reached in an assignment, per cent of all of it; of those who did anything.
 * @param other of a rejudge set, in the place of results that count
 */
export async function scoresIn(
  db: Queryable,
  row: AssignmentColumns,
  uids: readonly number[],
  other?: OtherOf,
): Promise<Map<number, number>> {
  const pids = await countedProblems(db, row);
  const bests = new Map<number, number[]>();
  for (const { uid, best } of await listWork(db, row, uids, pids, other)) {
    const own = bests.get(uid);
    if (own) own.push(best);
    else bests.set(uid, [best]);
  }
  return new Map([...bests].map(([uid, own]) => [uid, scoreOf(own, pids.length)]));
}
