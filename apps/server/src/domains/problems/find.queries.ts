import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { Problems } from '../../platform/db/schema.ts';

export type ProblemRow = Selectable<Problems>;
export type ProblemKey = { pid: number } | { problemId: string };

/** A problem's row by its id, or by its display id in any letter case. */
export const findProblem = (db: Queryable, key: ProblemKey): Promise<ProblemRow | undefined> =>
  db
    .selectFrom('problems')
    .selectAll()
    .$if('pid' in key, (query) => query.where('id', '=', (key as { pid: number }).pid))
    .$if('problemId' in key, (query) =>
      query.where('problem_id', '=', (key as { problemId: string }).problemId.toUpperCase()),
    )
    .executeTakeFirst();
