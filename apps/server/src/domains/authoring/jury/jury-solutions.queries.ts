import type { JurySolutionData } from '@assay/contract/authoring/jury-solutions.ts';
import type { Queryable } from '../../../platform/db/database.ts';

type SolutionFields = Omit<JurySolutionData, 'id'>;

export async function findJurySolutions(db: Queryable, pid: number): Promise<JurySolutionData[]> {
  const rows = await db.selectFrom('jury_solutions').selectAll().where('pid', '=', pid).orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    language: row.language,
    code: row.code,
    expected: row.expected as JurySolutionData['expected'],
    score: row.score_min === null || row.score_max === null ? null : { min: row.score_min, max: row.score_max },
    author: row.author,
    isModel: row.is_model,
  }));
}

const columnsOf = ({ name, language, code, expected, score, author, isModel }: SolutionFields) => ({
  name,
  language,
  code,
  expected,
  score_min: score?.min ?? null,
  score_max: score?.max ?? null,
  author,
  is_model: isModel,
});

/** Adds a solution, or saves over the one of the same name. @returns its id */
export async function upsertJurySolution(
  db: Queryable,
  pid: number,
  solution: SolutionFields,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('jury_solutions')
    .values({ pid, ...columnsOf(solution), gmt_create: now, gmt_modified: now })
    .onConflict((conflict) =>
      conflict.columns(['pid', 'name']).doUpdateSet({ ...columnsOf(solution), gmt_modified: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts these in the place of whatever solutions the problem had. */
export async function replaceJurySolutions(
  tx: Queryable,
  pid: number,
  solutions: readonly SolutionFields[],
  now: Date,
): Promise<void> {
  await tx.deleteFrom('jury_solutions').where('pid', '=', pid).execute();
  for (const solution of solutions) await upsertJurySolution(tx, pid, solution, now);
}

/** @returns whether there was such a row */
export async function deleteJurySolutionRow(db: Queryable, pid: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jury_solutions')
    .where('pid', '=', pid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
