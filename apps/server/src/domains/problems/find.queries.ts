import type { Lang } from '@assay/contract/errors.ts';
import { type Selectable, sql } from 'kysely';
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

/** Problems by their display ids, which are in upper case. */
export async function findProblems(db: Queryable, problemIds: readonly string[]): Promise<Map<string, ProblemRow>> {
  if (problemIds.length === 0) return new Map();
  const rows = await db.selectFrom('problems').selectAll().where('problem_id', 'in', problemIds).execute();
  return new Map(rows.map((row) => [row.problem_id, row]));
}

/** The title of a problem in a language, else in the one there is. */
export async function findTitle(db: Queryable, pid: number, lang: Lang): Promise<string | null> {
  const row = await db
    .selectFrom('problem_texts')
    .select('title')
    .where('pid', '=', pid)
    .orderBy(sql`locale = ${lang}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.title ?? null;
}
