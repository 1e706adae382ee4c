import type { MarkColumn } from '../form/case-marks.ts';
import type { Marks } from '../form/problem-form.ts';

/** Words of the columns: of the head, and of a cell. */
export const COLUMN_WORDS = {
  score: ['score', 'scoreOf'],
  groupNum: ['group', 'groupOf'],
  timeMs: ['timeMs', 'timeMsOf'],
  memoryMb: ['memoryMb', 'memoryMbOf'],
  checkerArguments: ['caseArguments', 'caseArgumentsOf'],
} as const satisfies Record<MarkColumn, readonly [string, string]>;

/** Points that a case has from its subtask; null where it has its own. */
export type SharedScore = (marks: Pick<Marks, 'groupNum'>) => string | null;
