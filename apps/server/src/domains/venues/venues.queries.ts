import type { JudgeMode } from '@assay/contract/problems/problem.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';

/** A problem where it stands, with what decides whether it may be solved: all that a receipt asks of it. */
export interface VenueProblem {
  id: number;
  problemId: string;
  auth: number;
  judgeMode: JudgeMode;
  dataVersion: number | null;
  /** Its address there. */
  displayId: string;
  /** Whether the language it was looked for with is offered by the site, and allowed by the problem. */
  language: { known: boolean; allowed: boolean };
}

/** Where a problem stands: its own display id or the one in a contest, in any letter case. */
export type Place = { problemId: string } | { cid: number; displayId: string };

/** The problem at a place, with what decides whether it may be solved in a language. */
export async function findVenueProblem(db: Queryable, place: Place, language: string): Promise<VenueProblem | null> {
  const isInContest = 'cid' in place;
  const row = await db
    .selectFrom('problems')
    .modifyFront(PREPARED)
    .leftJoin('languages', (join) => join.on('languages.oj', '=', 'ME').on('languages.name', '=', language))
    .leftJoin('problem_languages', (join) =>
      join.onRef('problem_languages.lid', '=', 'languages.id').onRef('problem_languages.pid', '=', 'problems.id'),
    )
    .$if(isInContest, (query) =>
      query
        .innerJoin('contest_problems', 'contest_problems.pid', 'problems.id')
        .where('contest_problems.cid', '=', (place as { cid: number }).cid)
        .where('contest_problems.display_id', '=', (place as { displayId: string }).displayId.toUpperCase())
        .select('contest_problems.display_id'),
    )
    .$if(!isInContest, (query) =>
      query.where('problem_id', '=', (place as { problemId: string }).problemId.toUpperCase()),
    )
    .select(['problems.id', 'problem_id', 'auth', 'judge_mode', 'data_version'])
    .select(['languages.enabled', 'problem_languages.pid as allowing_pid'])
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    problemId: row.problem_id,
    auth: row.auth,
    judgeMode: row.judge_mode as JudgeMode,
    dataVersion: row.data_version,
    displayId: row.display_id ?? row.problem_id,
    language: { known: row.enabled === true, allowed: row.enabled === true && row.allowing_pid !== null },
  };
}
