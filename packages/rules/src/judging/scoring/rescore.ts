import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { type Aggregate, aggregate } from './aggregate.ts';
import { judgingOrder, skipsCase } from './case-order.ts';
import { caseScore, type JudgedCase, type PlannedCase, type Scoring, statusUnder } from './scoring.ts';

/** A case of a rescored submission; `skipped` when the rules of today would not have run it. */
export interface RescoredCase {
  index: number;
  status: Verdict;
  skipped: boolean;
  score: number | null;
}

export interface Rescored {
  result: Pick<Aggregate, 'status' | 'score'>;
  cases: RescoredCase[];
}

/**
 * The result that judging again would have, from the case results there are: rules and points of today over what the
 * program did then. Null when the rules of today need a case that did not run, or the part of points that a checker gave
 * is not known.
 * @param judged results of all cases of the same data
 */
export function rescore(
  scoring: Scoring,
  plan: readonly PlannedCase[],
  judged: readonly JudgedCase[],
): Rescored | null {
  const byIndex = new Map(judged.map((one) => [one.index, one]));
  const done: JudgedCase[] = [];
  for (const planned of judgingOrder(scoring, plan)) {
    const found = byIndex.get(planned.index);
    if (!found) return null;
    const known = asChecked(found);
    if (skipsCase(scoring, planned, plan, done)) {
      done.push({ ...known, status: VERDICT.cancelled });
      continue;
    }
    if (known.status === VERDICT.cancelled) return null;
    if (known.status === VERDICT.partial && known.share === undefined) return null;
    done.push(known);
  }
  const unlimited = () => ({ timeMs: Number.POSITIVE_INFINITY, memoryMb: Number.POSITIVE_INFINITY });
  const { status, score } = aggregate(scoring, plan, done, unlimited);
  const doneAt = new Map(done.map((one) => [one.index, one]));
  return {
    result: { status, score },
    cases: plan.map((planned) => {
      const one = doneAt.get(planned.index)!;
      return {
        index: planned.index,
        status: statusUnder(scoring.type, one.status),
        skipped: one.status === VERDICT.cancelled,
        score: score === null ? null : caseScore(planned, one),
      };
    }),
  };
}

/** A case as its checker saw it: under ACM one that is partly right was called wrong, but kept its share. */
const asChecked = (one: JudgedCase): JudgedCase =>
  one.status === VERDICT.wrongAnswer && (one.share ?? 0) > 0 ? { ...one, status: VERDICT.partial } : one;
