import type { CaseColumn } from '../form/case-settings.ts';
import type { CaseSettings } from '../form/problem-form.ts';

/** Words of the columns: of the head, and of a cell. */
export const COLUMN_WORDS = {
  score: ['score', 'scoreOf'],
  groupNum: ['group', 'groupOf'],
  timeMs: ['timeMs', 'timeMsOf'],
  memoryMb: ['memoryMb', 'memoryMbOf'],
  checkerArguments: ['caseArguments', 'caseArgumentsOf'],
} as const satisfies Record<CaseColumn, readonly [string, string]>;

/** Points that a case has from its subtask; null where it has its own. */
export type SharedScore = (settings: Pick<CaseSettings, 'groupNum'>) => string | null;
