import type { QuestionSet } from '@assay/contract/questions/question.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import { readTogether } from '../../platform/queue/read-together.ts';

/** The questions of an objective problem as they are stored. */
export interface StoredQuestions {
  set: QuestionSet;
  /** Goes into the orders that people get; never told. */
  shuffleKey: string;
  /** Counts saves that changed something. */
  revision: number;
}

interface QuestionColumns {
  pid: number;
  questions: QuestionSet['questions'];
  shuffle_questions: boolean;
  shuffle_options: boolean;
  shuffle_key: string;
  revision: number;
}

/** Questions by problem, with what is right; problems without any are absent. */
export async function findQuestionsOf(db: Queryable, pids: readonly number[]): Promise<Map<number, StoredQuestions>> {
  if (pids.length === 0) return new Map();
  const { rows } = await sql<QuestionColumns>`
    ${PREPARED} select pid, questions, shuffle_questions, shuffle_options, shuffle_key, revision from problem_questions
    where pid = any(${pids}::bigint[])`.execute(db);
  return new Map(
    rows.map((row) => [
      row.pid,
      {
        set: {
          questions: row.questions,
          shuffleQuestions: row.shuffle_questions,
          shuffleOptions: row.shuffle_options,
        },
        shuffleKey: row.shuffle_key,
        revision: row.revision,
      },
    ]),
  );
}

/** The questions of one problem, or null where it has none. */
export const findQuestions = async (db: Queryable, pid: number): Promise<StoredQuestions | null> =>
  (await findQuestionsOf(db, [pid])).get(pid) ?? null;

/** The questions of one problem, for who looks while all of a class do; never changed in place. */
export const questionsOfProblem = readTogether<number, StoredQuestions>((pid) => pid, findQuestionsOf);

/** Puts questions in the place of those a problem had; the key of the orders stays. */
export async function replaceQuestions(
  tx: Queryable,
  pid: number,
  { questions, shuffleQuestions, shuffleOptions }: QuestionSet,
  { key, now }: { key: string; now: Date },
): Promise<void> {
  const columns = {
    questions: JSON.stringify(questions),
    shuffle_questions: shuffleQuestions,
    shuffle_options: shuffleOptions,
    gmt_modified: now,
  };
  await tx
    .insertInto('problem_questions')
    .values({ pid, ...columns, shuffle_key: key })
    .onConflict((clash) =>
      clash.column('pid').doUpdateSet((eb) => ({ ...columns, revision: eb('problem_questions.revision', '+', 1) })),
    )
    .execute();
}

export const deleteQuestions = (tx: Queryable, pid: number) =>
  tx.deleteFrom('problem_questions').where('pid', '=', pid).execute();
