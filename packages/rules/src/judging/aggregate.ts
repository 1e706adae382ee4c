import { type CaseMode, PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import type { ProblemLimits } from './limits.ts';

/** How a problem turns case results into a result. */
export interface Scoring {
  /** `PROBLEM_TYPE`. */
  type: number;
  mode: CaseMode;
  /** Highest score of the problem. */
  ioScore: number;
}

/** `score`: points of the case; in the subtask modes those of its whole group. */
export interface PlannedCase {
  index: number;
  groupNum: number;
  score: number;
}

/** `share`: the part of the points a checker gave, 0…1; only looked at for the status "partial". */
export interface JudgedCase {
  index: number;
  status: Verdict;
  share?: number;
  timeMs: number;
  memoryKb: number;
}

export interface SubtaskScore {
  groupNum: number;
  status: Verdict;
  score: number;
}

export interface Aggregate {
  status: Verdict;
  /** Null for ACM problems. */
  score: number | null;
  /** Largest of the cases that ran, at most the limits. */
  timeMs: number;
  memoryKb: number;
  /** Points by case index; null for ACM problems. */
  caseScores: Map<number, number | null>;
  /** Empty outside the subtask modes. */
  subtasks: SubtaskScore[];
}

/** The mode that rules: each type knows its own, any other means the default (spec 2 §4.10). */
export function rulingMode({ type, mode }: Scoring): CaseMode {
  const isSubtask = mode === 'subtask_lowest' || mode === 'subtask_average';
  if (type === PROBLEM_TYPE.oi) return isSubtask ? mode : 'default';
  return mode === 'ergodic_without_error' ? mode : 'default';
}

/** Points of one case: all of them, the checker's part rounded down, or none. */
export function caseScore(planned: PlannedCase, judged: JudgedCase): number {
  if (judged.status === VERDICT.accepted) return planned.score;
  if (judged.status === VERDICT.partial) return Math.floor(planned.score * (judged.share ?? 0));
  return 0;
}

/**
 * Whether a case need not run because of those before it (`hoj-facts` 3.9): after the first failure in
 * `ergodic_without_error`, after a case without points in its group in `subtask_lowest`.
 * @param done results of all cases before it
 */
export function skipsCase(scoring: Scoring, next: PlannedCase, plan: PlannedCase[], done: JudgedCase[]): boolean {
  const mode = rulingMode(scoring);
  if (mode === 'ergodic_without_error') return done.some((one) => one.status !== VERDICT.accepted);
  if (mode !== 'subtask_lowest') return false;
  const planOf = new Map(plan.map((one) => [one.index, one]));
  return done.some((one) => {
    const planned = planOf.get(one.index);
    return planned?.groupNum === next.groupNum && one.status !== VERDICT.accepted && caseScore(planned, one) === 0;
  });
}

/** What a case says that did not run; its status is "cancelled". */
export const SKIPPED_MESSAGE = 'Cancelled: Skipped Judging';

/**
 * The result of a submission from its case results. Scoring is apart from running: the same results give the same answer
 * at any later time.
 * @param limits those that apply, language factor included
 */
export function aggregate(
  scoring: Scoring,
  plan: PlannedCase[],
  judged: JudgedCase[],
  limits: ProblemLimits,
): Aggregate {
  const byIndex = new Map(judged.map((one) => [one.index, one]));
  const pairs = plan.flatMap((planned) => {
    const one = byIndex.get(planned.index);
    return one ? [{ planned, judged: one }] : [];
  });
  const largest = (figure: (one: JudgedCase) => number) => judged.reduce((most, one) => Math.max(most, figure(one)), 0);
  const measured = {
    timeMs: Math.min(
      largest((one) => one.timeMs),
      limits.timeMs,
    ),
    memoryKb: Math.min(
      largest((one) => one.memoryKb),
      limits.memoryMb * 1024,
    ),
  };
  const statuses = pairs.map((pair) => pair.judged.status);

  if (scoring.type !== PROBLEM_TYPE.oi) {
    const caseScores = new Map(pairs.map((pair) => [pair.planned.index, null]));
    return { status: acmStatus(statuses), score: null, ...measured, caseScores, subtasks: [] };
  }

  const caseScores = new Map(pairs.map(({ planned, judged: one }) => [planned.index, caseScore(planned, one)]));
  const mode = rulingMode(scoring);
  const groups = new Map<number, typeof pairs>();
  if (mode !== 'default') {
    for (const pair of pairs) {
      const group = groups.get(pair.planned.groupNum);
      if (group) group.push(pair);
      else groups.set(pair.planned.groupNum, [pair]);
    }
  }
  const subtasks = [...groups].map(([groupNum, group]) => {
    const scores = group.map((pair) => caseScores.get(pair.planned.index)!);
    return {
      groupNum,
      status: oiStatus(group.map((pair) => pair.judged.status)),
      score: mode === 'subtask_lowest' ? Math.min(...scores) : Math.round(sum(scores) / scores.length),
    };
  });
  const score = mode === 'default' ? sum([...caseScores.values()]) : sum(subtasks.map((one) => one.score));
  return {
    status: oiStatus(statuses),
    score: Math.min(score, scoring.ioScore),
    ...measured,
    caseScores,
    subtasks,
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** Accepted when every case is, else the first failure. ACM has no partial success. Without cases nothing was judged. */
function acmStatus(statuses: Verdict[]): Verdict {
  if (statuses.length === 0) return VERDICT.systemError;
  const first = statuses.find((status) => status !== VERDICT.accepted) ?? VERDICT.accepted;
  return first === VERDICT.partial ? VERDICT.wrongAnswer : first;
}

/** Accepted when every case is, partial when some are or have points, else the first failure. */
export function oiStatus<Status extends number>(statuses: readonly Status[]): Status | Verdict {
  if (statuses.length === 0) return VERDICT.systemError;
  if (statuses.every((status) => status === VERDICT.accepted)) return VERDICT.accepted;
  if (statuses.some((status) => status === VERDICT.accepted || status === VERDICT.partial)) return VERDICT.partial;
  return statuses.find((status) => status !== VERDICT.cancelled) ?? VERDICT.cancelled;
}
