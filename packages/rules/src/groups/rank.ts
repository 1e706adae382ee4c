import { FILTERABLE, isFinal, VERDICT } from '@assay/contract/verdict.ts';

const NOBODYS_FAULT: ReadonlySet<number> = new Set([VERDICT.systemError, VERDICT.cancelled, VERDICT.submitFailed]);

/** Verdicts of submissions that count in the rank of a group: all but those that the judge or a person called off (GRP-14). */
export const COUNTED_IN_GROUPS: readonly number[] = FILTERABLE.filter(
  (verdict) => isFinal(verdict) && !NOBODYS_FAULT.has(verdict),
);
