import type { CheckerProgram } from '@assay/contract/judging/jobs.ts';
import type { CheckerConvention, CheckerPoints } from '@assay/contract/problems/problem.ts';
import type { Selectable } from 'kysely';
import type { Problems } from '../../../platform/db/schema.ts';

export const CHECKER_COLUMNS = [
  'checker_language',
  'checker_code',
  'checker_convention',
  'checker_arguments',
  'checker_points',
  'checker_time_ms',
  'checker_memory_mb',
] as const;

const PROTOCOL_COLUMNS = ['protocol_checker_language', 'protocol_checker_code'] as const;

/** What looks at an interactor's file: called and read as the interactor is. */
export function protocolCheckerOf(
  row: Pick<Selectable<Problems>, (typeof PROTOCOL_COLUMNS)[number] | (typeof CHECKER_COLUMNS)[number]>,
): CheckerProgram | null {
  return checkerOf({
    ...row,
    checker_language: row.protocol_checker_language,
    checker_code: row.protocol_checker_code,
    checker_arguments: [],
  });
}

/** The program that decides, as nodes and editors are told of it; null where a problem has none. */
export function checkerOf(row: Pick<Selectable<Problems>, (typeof CHECKER_COLUMNS)[number]>): CheckerProgram | null {
  if (row.checker_language === null || row.checker_code === null) return null;
  return {
    language: row.checker_language,
    code: row.checker_code,
    convention: row.checker_convention as CheckerConvention,
    arguments: row.checker_arguments,
    points: row.checker_points as CheckerPoints,
    timeMs: row.checker_time_ms,
    memoryMb: row.checker_memory_mb,
  };
}
