import {
  type Bucket,
  type JudgedCase,
  type SolvingCurve,
  STATISTICS_CASES,
} from '@assay/contract/submissions/statistics.ts';

/** Parts of a distribution. */
export const BUCKETS = 20;
/** Statistics of many submissions are kept longer: it takes longer to work them out. */
const KEPT_MIN_MS = 15_000;
const KEPT_MAX_MS = 600_000;
const KEPT_MS_EACH = 60;

/** How long statistics over so many submissions are shown before they are worked out anew (PROB-40). */
export const statisticsKeptMs = (counted: number): number =>
  Math.min(KEPT_MIN_MS + counted * KEPT_MS_EACH, KEPT_MAX_MS);

/**
 * Measured values in parts of equal width up to the value that 98 of 100 stay below; what lies beyond is in the last part, so that one
 * slow solution does not press all others into the first.
 * @param sorted in rising order
 */
export function distributionOf(sorted: readonly number[]): Bucket[] {
  const least = sorted[0];
  if (least === undefined) return [];
  const most = sorted.at(-1)!;
  const bulk = sorted[Math.ceil(sorted.length * 0.98) - 1]!;
  const width = Math.max(Math.ceil((bulk - least + 1) / BUCKETS), 1);
  const parts = Math.floor((bulk - least) / width) + 1;
  const buckets = Array.from({ length: parts }, (_, at) => ({
    from: least + at * width,
    to: least + (at + 1) * width - 1,
    count: 0,
  }));
  for (const value of sorted) {
    buckets[Math.min(Math.floor((value - least) / width), parts - 1)]!.count += 1;
  }
  const last = buckets.at(-1)!;
  last.to = Math.max(last.to, most);
  return buckets;
}

/** Cases that fail most, those that fail first of as many; and those that no wrong solution that came to them fails. */
export function casesOf(cases: readonly JudgedCase[]): { worst: JudgedCase[]; unfailed: number[] } {
  const worst = cases
    .filter(({ failed }) => failed > 0)
    .toSorted((a, b) => b.failed - a.failed || a.index - b.index)
    .slice(0, STATISTICS_CASES);
  const unfailed = cases.filter(({ ran, failed }) => ran > 0 && failed === 0).map(({ index }) => index);
  return { worst, unfailed: unfailed.toSorted((a, b) => a - b) };
}

/** Minutes at which the curve is told: close to each other where most people solve. */
const CURVE_MINUTES = [
  1, 2, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 600, 1_440, 4_320, 10_080, 43_200, 525_600,
];

/**
 * How many had solved a problem after how long, up to when the last of them had.
 * @param minutes that each of those who solved it took
 */
export function solvingCurve(minutes: readonly number[]): SolvingCurve['curve'] {
  const most = Math.max(0, ...minutes);
  const end = CURVE_MINUTES.findIndex((at) => at >= most);
  return CURVE_MINUTES.slice(0, end < 0 ? CURVE_MINUTES.length : end + 1).map((at) => ({
    minutes: at,
    solved: minutes.filter((one) => one <= at).length,
  }));
}

interface Reader {
  /** May read the test data of the problem. */
  readsData: boolean;
  /** The problem shows results case by case. */
  openCaseResult: boolean;
  hasSolved: boolean;
  /** A venue runs with the problem. */
  isInUse: boolean;
}

/** Who is told which cases fail most: it tells where to look (PROB-41). */
export const seesWorstCases = ({ readsData, openCaseResult, hasSolved, isInUse }: Reader): boolean =>
  readsData || (openCaseResult && hasSolved && !isInUse);
