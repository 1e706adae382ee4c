import type { ResultsShown } from '@assay/contract/assignments/assignment.ts';
import type { FailureCode } from '@assay/contract/errors.ts';
import { countsUntil } from './access.ts';

interface RegradeFacts {
  results: ResultsShown;
  /** Of this person. */
  dueAt: Date;
  /** Of the last person for whom it is due. */
  lastDueAt: Date;
  late: readonly { hours: number; share: number }[];
  releasedAt: Date | null;
  /** How long one may ask; 0: not at all. */
  regradeDays: number;
  areShown: boolean;
}

const DAY_MS = 24 * 3_600_000;

/** When results were shown at the latest: where they are at once, when the work was due. Null while that is open. */
function shownAt({ results, dueAt, lastDueAt, late, releasedAt }: RegradeFacts): Date | null {
  if (results === 'atOnce') return dueAt;
  return results === 'byHand' ? releasedAt : countsUntil({ dueAt: lastDueAt, late });
}

/** Until when somebody may ask for another look (ASG-23); null where not, or not yet. */
export function regradeUntil(facts: RegradeFacts): Date | null {
  const from = shownAt(facts);
  if (!facts.areShown || facts.regradeDays === 0 || from === null) return null;
  return new Date(from.getTime() + facts.regradeDays * DAY_MS);
}

/** Why somebody may not ask now, or null. */
export function refuseRegrade(
  facts: RegradeFacts,
  { now, hasAsked }: { now: Date; hasAsked: boolean },
): FailureCode | null {
  const until = regradeUntil(facts);
  if (until === null || now >= until) return 'assignment.regradeClosed';
  return hasAsked ? 'assignment.regradeAsked' : null;
}
