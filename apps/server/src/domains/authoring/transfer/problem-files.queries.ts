import type { Queryable } from '../../../platform/db/database.ts';

export type FilePurpose = 'statement' | 'attachment' | 'jury';

export interface ProblemFileRow {
  purpose: FilePurpose;
  name: string;
  hash: string;
  bytes: number;
}

export const findProblemFiles = (db: Queryable, pid: number): Promise<ProblemFileRow[]> =>
  db
    .selectFrom('problem_files')
    .select(['purpose', 'name', 'hash', 'bytes'])
    .where('pid', '=', pid)
    .orderBy('id')
    .$castTo<ProblemFileRow>()
    .execute();

/** Puts these in the place of whatever files the problem had. */
export async function replaceProblemFiles(tx: Queryable, pid: number, files: readonly ProblemFileRow[]): Promise<void> {
  await tx.deleteFrom('problem_files').where('pid', '=', pid).execute();
  if (files.length === 0) return;
  await tx
    .insertInto('problem_files')
    .values(files.map((file) => ({ pid, ...file })))
    .execute();
}

/**
 * The name under which problems offer this content to those who read them: the asked one if it is one of them, else
 * the oldest. Null when none offers it.
 */
export async function findShownName(db: Queryable, hash: string, asked: string): Promise<string | null> {
  const row = await db
    .selectFrom('problem_files')
    .select('name')
    .where('hash', '=', hash)
    .where('purpose', '<>', 'jury')
    .orderBy((eb) => eb('name', '=', asked), 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.name ?? null;
}
