import type { CaseMode } from '@assay/contract/problems/problem.ts';
import { rulingMode } from '@assay/rules/judging/scoring/scoring.ts';
import { toldSubtasks } from '@assay/rules/judging/scoring/subtasks.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { ProblemRow } from '../find.queries.ts';
import { findScoredData } from './subtasks.queries.ts';

/** Subtasks as contestants may know them; the test data is read only where there are some. */
export async function findToldSubtasks(db: Queryable, { type, judge_case_mode, data_version }: ProblemRow) {
  const mode = rulingMode({ type, mode: judge_case_mode as CaseMode });
  if (mode === 'default' || mode === 'ergodic_without_error') return [];
  return toldSubtasks(mode, type, await findScoredData(db, data_version));
}
