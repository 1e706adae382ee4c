import { VERDICT } from '@assay/contract/verdict.ts';
import { type Aggregate, aggregate } from './aggregate.ts';
import { judgingOrder, skipsCase } from './case-order.ts';
import { caseScore, type JudgedCase, type PlannedCase, type Scoring } from './scoring.ts';

/** A case of a rescored submission; `skipped` when the rules of today would not have run it. */
export interface RescoredCase {
  index: number;
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
    const known = byIndex.get(planned.index);
    if (!known) return null;
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
        skipped: one.status === VERDICT.cancelled,
        score: score === null ? null : caseScore(planned, one),
      };
    }),
  };
}
