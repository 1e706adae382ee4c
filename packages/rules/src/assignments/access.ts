import type { ResultsShown } from '@assay/contract/assignments/assignment.ts';
import { lateSteps } from './late.ts';

interface ResultFacts {
  results: ResultsShown;
  /** Of the last person for whom it is due. */
  dueAt: Date;
  late: readonly { hours: number; share: number }[];
  releasedAt: Date | null;
}

/** When work is due for somebody: an extension never makes it sooner than for all (ASG-15). @param until of the extension */
export const dueFor = (dueAt: Date, until: Date | null): Date => (until !== null && until > dueAt ? until : dueAt);

/** Until when work may still count: the moment from which the share is nothing, else the last step. */
export const countsUntil = ({ dueAt, late }: Pick<ResultFacts, 'dueAt' | 'late'>): Date => {
  const steps = lateSteps(late);
  const last = steps.find(({ share }) => share === 0) ?? steps.at(-1)!;
  return new Date(dueAt.getTime() + last.ms);
};

/** Whether members see what their work came to (ASG-5): at once, from the end of all late steps on, or when somebody shows it. */
export function areResultsShown(facts: ResultFacts, now: Date): boolean {
  if (facts.results === 'atOnce') return true;
  return facts.results === 'afterDue' ? now >= countsUntil(facts) : facts.releasedAt !== null;
}

export interface OwnDates {
  opensAt: Date;
  dueAt: Date;
}

/** When an assignment opens and is due for a class: by dates of its own, where it has some (ASG-26). An extension comes on top of them. */
export const datesFor = (dates: OwnDates, own: OwnDates | null): OwnDates => own ?? dates;
