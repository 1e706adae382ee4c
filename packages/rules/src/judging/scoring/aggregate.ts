import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import type { ProblemLimits } from '../limits.ts';
import {
  caseScore,
  groupsOf,
  isPassed,
  type JudgedCase,
  type PlannedCase,
  rulingMode,
  rulingSubtasks,
  type Scoring,
  statusUnder,
  subtaskScore,
} from './scoring.ts';

export interface SubtaskResult {
  groupNum: number;
  status: Verdict;
  score: number;
}

export interface Aggregate {
  status: Verdict;
  /** Null for ACM problems. */
  score: number | null;
  /** Largest of the cases that ran, each at most its limits. */
  timeMs: number;
  memoryKb: number;
  /** Points by case index; null for ACM problems. */
  caseScores: Map<number, number | null>;
  /** Empty outside the subtask modes. */
  subtasks: SubtaskResult[];
}

/**
 * The result of a submission from its case results. Scoring is apart from running: the same results give the same answer
 * at any later time.
 * @param limitsOf limits that apply to a case, language factor included
 */
export function aggregate<C extends PlannedCase>(
  scoring: Scoring,
  plan: readonly C[],
  judged: readonly JudgedCase[],
  limitsOf: (planned: C) => Pick<ProblemLimits, 'timeMs' | 'memoryMb'>,
): Aggregate {
  const byIndex = new Map(judged.map((one) => [one.index, one]));
  const pairs = plan.flatMap((planned) => {
    const one = byIndex.get(planned.index);
    return one ? [{ planned, judged: one, groupNum: planned.groupNum }] : [];
  });
  let [timeMs, memoryKb] = [0, 0];
  for (const pair of pairs) {
    const limits = limitsOf(pair.planned);
    timeMs = Math.max(timeMs, Math.min(pair.judged.timeMs, limits.timeMs));
    memoryKb = Math.max(memoryKb, Math.min(pair.judged.memoryKb, limits.memoryMb * 1024));
  }
  const measured = { timeMs, memoryKb };
  const statuses = pairs.map((pair) => pair.judged.status);

  if (scoring.type !== PROBLEM_TYPE.oi) {
    const caseScores = new Map(pairs.map((pair) => [pair.planned.index, null]));
    return { status: acmStatus(statuses), score: null, ...measured, caseScores, subtasks: [] };
  }

  const caseScores = new Map(pairs.map((pair) => [pair.planned.index, caseScore(pair.planned, pair.judged)]));
  const groups = groupsOf(pairs);
  const ruling = rulingSubtasks(scoring, plan);
  const isPassedAt = new Map(ruling.map((one) => [one.num, isPassed(one, groups.get(one.num) ?? [])]));
  const subtasks = ruling.map((one): SubtaskResult => {
    const group = groups.get(one.num) ?? [];
    const points = subtaskScore(one, group);
    const status = isPassedAt.get(one.num)
      ? VERDICT.accepted
      : oiStatus(
          group.map((pair) => pair.judged.status),
          points,
        );
    return { groupNum: one.num, status, score: points };
  });
  const hasSubtasks = rulingMode(scoring) !== 'default';
  const score = Math.min(
    sum(hasSubtasks ? subtasks.map((one) => one.score) : [...caseScores.values()]),
    scoring.ioScore,
  );
  const isAllPassed = ruling.length > 0 && pairs.length > 0 && ruling.every((one) => isPassedAt.get(one.num));
  return {
    status: isAllPassed ? VERDICT.accepted : oiStatus(statuses, score),
    score,
    ...measured,
    caseScores,
    subtasks,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Accepted when every case is, else the first failure. Without cases nothing was judged. */
function acmStatus(statuses: readonly Verdict[]): Verdict {
  if (statuses.length === 0) return VERDICT.systemError;
  const first = statuses.find((status) => status !== VERDICT.accepted) ?? VERDICT.accepted;
  return statusUnder(PROBLEM_TYPE.acm, first);
}

/**
 * Accepted when every case is, partial when some are or have points, else the first failure: also where all of it has no points, for
 * nothing is partly right then (JUDGE-32).
 * @param points of these cases together
 */
export function oiStatus<Status extends number>(statuses: readonly Status[], points: number): Status | Verdict {
  if (statuses.length === 0) return VERDICT.systemError;
  if (statuses.every((status) => status === VERDICT.accepted)) return VERDICT.accepted;
  const isRight = (status: number) => status === VERDICT.accepted || status === VERDICT.partial;
  const failure = statuses.find((status) => !isRight(status) && status !== VERDICT.cancelled);
  if (statuses.some(isRight)) return points > 0 ? VERDICT.partial : (failure ?? VERDICT.partial);
  return failure ?? VERDICT.cancelled;
}
