import type { TestSources } from '@assay/contract/authoring/generators.ts';
import type { ModelSolution } from '@assay/contract/judging/jobs.ts';
import type { JudgeMode } from '@assay/contract/problems/judge-modes.ts';
import { codeWithin } from '@assay/rules/judging/code-template.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { ProblemRow } from '../../problems/find.queries.ts';
import { fileIoOf } from '../../problems/testdata/file-io.ts';

/** What the tests of a problem are made of, as it was saved last; null when it never was. */
export async function findSources(db: Queryable, pid: number): Promise<(TestSources & { edition: number }) | null> {
  const row = await db.selectFrom('test_sources').selectAll().where('pid', '=', pid).executeTakeFirst();
  if (!row) return null;
  return {
    edition: row.edition,
    generators: row.generators as TestSources['generators'],
    script: row.script,
    handMade: row.hand_made as TestSources['handMade'],
    validators: row.validators as TestSources['validators'],
    checkerTests: row.checker_tests as TestSources['checkerTests'],
    validatorTests: row.validator_tests as TestSources['validatorTests'],
  };
}

type SourceFile = { name: string; content: string };

/**
 * A solution of the jury by its id; or the one that makes the answers of a problem: the one that is marked, else the first that must be accepted. Within the
 * template of its language, as a submission would be.
 */
export async function findSolution(
  db: Queryable,
  problem: ProblemRow,
  which: { id: number } | 'model',
): Promise<(ModelSolution & { name: string }) | null> {
  const row = await db
    .selectFrom('jury_solutions as s')
    .innerJoin('languages as l', (join) => join.onRef('l.name', '=', 's.language').on('l.oj', '=', 'ME'))
    .leftJoin('code_templates as t', (join) =>
      join.onRef('t.pid', '=', 's.pid').onRef('t.lid', '=', 'l.id').on('t.status', '=', true),
    )
    .select(['s.name', 's.code', 'l.name as language', 'l.content_type', 't.code as template'])
    .where('s.pid', '=', problem.id)
    .where(
      which === 'model' ? sql<boolean>`(s.is_model or s.expected = '{accepted}')` : sql<boolean>`s.id = ${which.id}`,
    )
    .orderBy('s.is_model', 'desc')
    .orderBy('s.id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    name: row.name,
    language: row.language,
    code: row.template === null ? row.code : codeWithin(row.template, row.content_type ?? '', row.code),
    limits: { timeMs: problem.time_limit_ms, memoryMb: problem.memory_limit_mb, stackMb: problem.stack_limit_mb },
    judgeMode: problem.judge_mode as JudgeMode,
    fileIo: fileIoOf(problem),
    userExtraFiles: problem.user_extra_files as SourceFile[],
    graderFiles: problem.grader_files as SourceFile[],
  };
}

/** The solution that makes the answers. */
export async function findModel(db: Queryable, problem: ProblemRow): Promise<ModelSolution | null> {
  const found = await findSolution(db, problem, 'model');
  if (!found) return null;
  const { name: _name, ...model } = found;
  return model;
}
