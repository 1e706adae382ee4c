import type { JudgeMode } from '@assay/contract/problems/judge-modes.ts';
import { remoteSiteOf } from '@assay/contract/remote/sites.ts';
import type { RawBuilder } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import type { SolvableProblem } from '../../venues/rules.ts';
import { ownerOf } from '../facts.ts';

/** Problems with what decides whether they may be solved in a language; each venue adds where it finds one. */
export const selectSolvable = (db: Queryable, language: string | RawBuilder<string>) =>
  db
    .selectFrom('problems')
    .modifyFront(PREPARED)
    .leftJoin('languages', (join) => join.onRef('languages.oj', '=', 'problems.oj').on('languages.name', '=', language))
    .leftJoin('problem_languages', (join) =>
      join.onRef('problem_languages.lid', '=', 'languages.id').onRef('problem_languages.pid', '=', 'problems.id'),
    )
    .select(['problems.id', 'problem_id', 'auth', 'author_uid', 'owner_kind', 'owner_id', 'judge_mode', 'data_version'])
    .select(['problems.oj', 'problems.is_remote'])
    .select(['languages.enabled', 'problem_languages.pid as allowing_pid']);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof selectSolvable>['executeTakeFirst']>>>;

/** @param displayId its address in the venue */
export const asSolvable = (row: Row, displayId: string): SolvableProblem => ({
  id: row.id,
  problemId: row.problem_id,
  auth: row.auth,
  authorUid: row.author_uid,
  owner: ownerOf(row),
  judgeMode: row.judge_mode as JudgeMode,
  dataVersion: row.data_version,
  remote: row.is_remote ? remoteSiteOf(row.oj) : null,
  displayId,
  language: { known: row.enabled === true, allowed: row.enabled === true && row.allowing_pid !== null },
});

/** The problem that goes by an id of its own, in any letter case. */
export async function findSolvable(
  db: Queryable,
  problemId: string,
  language: string,
): Promise<SolvableProblem | null> {
  const row = await selectSolvable(db, language).where('problem_id', '=', problemId.toUpperCase()).executeTakeFirst();
  return row ? asSolvable(row, row.problem_id) : null;
}
