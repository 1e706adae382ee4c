import type { CheckerProgram } from '@assay/contract/judging/node-link.ts';
import type { CheckerConvention, CheckerPoints } from '@assay/contract/problems/problem.ts';
import type { Selectable } from 'kysely';
import type { Problems } from '../../platform/db/schema.ts';

const COLUMNS = [
  'checker_language',
  'checker_code',
  'checker_convention',
  'checker_arguments',
  'checker_points',
  'checker_time_ms',
  'checker_memory_mb',
] as const;

/** The program that decides, as nodes and editors are told of it; null where a problem has none. */
export function checkerOf(row: Pick<Selectable<Problems>, (typeof COLUMNS)[number]>): CheckerProgram | null {
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
