import { type CaseMode, PROBLEM_TYPE, type Subtask } from '@assay/contract/problems/problem.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';

/** How a problem turns case results into a result. */
export interface Scoring {
  /** `PROBLEM_TYPE`. */
  type: number;
  mode: CaseMode;
  /** Highest score of the problem. */
  ioScore: number;
  /** Those of the case mode `subtasks`; other modes look at the groups of the cases. */
  subtasks?: readonly Subtask[];
}

/** `score`: points of the case; where the cases of a group share their points, those of the whole group. */
export interface PlannedCase {
  index: number;
  groupNum: number;
  score: number;
}

/** `share`: the part of the points a checker gave, 0…1; only looked at for the status "partial". */
export interface JudgedCase {
  index: number;
  status: Verdict;
  share?: number | undefined;
  timeMs: number;
  memoryKb: number;
}

export interface CasePair {
  planned: PlannedCase;
  judged: JudgedCase;
}

/** The mode that rules: each type knows its own, any other means the default (JUDGE-30). */
export function rulingMode({ type, mode }: Pick<Scoring, 'type' | 'mode'>): CaseMode {
  const isOfAcm = mode === 'ergodic_without_error';
  if (type === PROBLEM_TYPE.oi) return isOfAcm ? 'default' : mode;
  return isOfAcm ? mode : 'default';
}

/** What a problem of a type calls a case: ACM knows no partial success, so a case that is partly right is wrong there (JUDGE-2). */
export const statusUnder = (type: number, status: Verdict): Verdict =>
  type !== PROBLEM_TYPE.oi && status === VERDICT.partial ? VERDICT.wrongAnswer : status;

/** Whole points, rounded down; 0.29 of 100 is 29 although the product of these numbers is less. */
const wholePoints = (points: number) => Math.floor(points + 1e-6);

/** The part of its points that a case earned: 1 when accepted, the checker's part when partial, else 0. */
export function shareOf({ status, share = 0 }: Pick<JudgedCase, 'status' | 'share'>): number {
  if (status === VERDICT.accepted) return 1;
  return status === VERDICT.partial ? Math.min(Math.max(share, 0), 1) : 0;
}

/** Points of one case: all of them, the checker's part rounded down, or none. */
export const caseScore = (planned: Pick<PlannedCase, 'score'>, judged: Pick<JudgedCase, 'status' | 'share'>): number =>
  wholePoints(planned.score * shareOf(judged));

/** Cases by group, in the order in which the groups first appear. */
export function groupsOf<C extends { groupNum: number }>(cases: readonly C[]): Map<number, C[]> {
  const groups = new Map<number, C[]>();
  for (const one of cases) {
    const group = groups.get(one.groupNum);
    if (group) group.push(one);
    else groups.set(one.groupNum, [one]);
  }
  return groups;
}

/**
 * The subtasks that rule: those of the problem, or what `subtask_lowest` and `subtask_average` make of the groups
 * (JUDGE-30). Empty in modes without subtasks.
 */
export function rulingSubtasks(scoring: Scoring, plan: readonly PlannedCase[]): readonly Subtask[] {
  const mode = rulingMode(scoring);
  if (mode === 'subtasks') return scoring.subtasks ?? [];
  if (mode !== 'subtask_lowest' && mode !== 'subtask_average') return [];
  const rule = mode === 'subtask_lowest' ? 'min' : 'average';
  return [...groupsOf(plan)]
    .sort(([a], [b]) => a - b)
    .map(([num, cases]) => ({
      num,
      rule,
      score: pointsBy(
        rule,
        cases.map((one) => ({ points: one.score, share: 1 })),
      ),
      dependsOn: [],
    }));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** What points and shares of cases come to under a rule. @param whole points of the subtask, for products only */
function pointsBy(rule: Subtask['rule'], cases: readonly { points: number; share: number }[], whole = 0): number {
  if (cases.length === 0) return 0;
  const points = cases.map((one) => one.points);
  switch (rule) {
    case 'sum':
      return sum(points);
    case 'min':
      return Math.min(...points);
    case 'max':
      return Math.max(...points);
    case 'average':
      return Math.round(sum(points) / points.length);
    case 'mul':
      return wholePoints(cases.reduce((product, one) => product * one.share, whole));
  }
}

/**
 * Points of a subtask from the results of its cases: their sum, at most the subtask's points; the lowest, the highest, the
 * rounded average; or the subtask's points times the share of every case, rounded down.
 */
export function subtaskScore({ rule, score }: Subtask, pairs: readonly CasePair[]): number {
  const cases = pairs.map(({ planned, judged }) => ({ points: caseScore(planned, judged), share: shareOf(judged) }));
  const points = pointsBy(rule, cases, score);
  return rule === 'sum' ? Math.min(points, score) : points;
}

/** Whether a subtask earned all it can, so that those which depend on it are judged; one worth nothing can be passed too. */
export function isPassed(subtask: Subtask, pairs: readonly CasePair[]): boolean {
  const isFull = ({ judged }: CasePair) => shareOf(judged) === 1;
  if (subtask.rule === 'max') return pairs.some(isFull);
  if (subtask.rule === 'sum' && subtask.score > 0) return subtaskScore(subtask, pairs) === subtask.score;
  return pairs.every(isFull);
}
