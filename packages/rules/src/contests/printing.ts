import { CONTEST_STATUS, type ContestStatus } from '@assay/contract/contests/contest.ts';
import type { FailureCode } from '@assay/contract/errors.ts';

/** Fewest characters of a text to print (CON-22). */
export const PRINT_TEXT_MIN = 50;
/** One request of a user in this time (CON-22). */
export const PRINT_INTERVAL_S = 30;

/** Why a text may not be sent to the printer, or null: nobody waits for paper any more when the contest is over. */
export function refusePrint(openPrint: boolean, status: ContestStatus, content: string): FailureCode | null {
  if (!openPrint) return 'contest.printClosed';
  if (status === CONTEST_STATUS.ended) return 'contest.ended';
  if (content.trim() === '') return 'contest.printEmpty';
  return content.length < PRINT_TEXT_MIN ? 'contest.printTooShort' : null;
}
