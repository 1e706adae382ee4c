import { AWARD_TYPE } from '@assay/contract/contests/contest.ts';

/** One kind of award as the form holds it (BOARD-12): percent or number of contestants. */
export interface AwardConfig {
  priority: number;
  name: string;
  background: string;
  color: string;
  num: number;
}

/** An award and the places it goes to, counted from 0 in the order of ranked contestants; `to` is not among them. */
export interface AwardSpan {
  award: AwardConfig;
  from: number;
  to: number;
}

/** Gold, silver and bronze as the form offers them (BOARD-12). */
export const DEFAULT_AWARDS: readonly AwardConfig[] = [
  { priority: 1, name: 'Gold', background: '#e6bb2f', color: '#3d2f00', num: 10 },
  { priority: 2, name: 'Silver', background: '#b8bfc6', color: '#22272b', num: 20 },
  { priority: 3, name: 'Bronze', background: '#c08552', color: '#2b1a0b', num: 30 },
];

/**
 * Who wins what (BOARD-12): awards in the order of their priority; a proportion is a percentage of those who are
 * ranked (stars are not), floored; only contestants with points win; a tie at the border is not extended.
 *
 * @param ranked contestants with a place on the board
 * @param scoring how many of them have points
 */
export function awardSpans(
  awardType: number,
  configs: readonly AwardConfig[],
  ranked: number,
  scoring: number,
): AwardSpan[] {
  if (awardType === AWARD_TYPE.none) return [];
  const spans: AwardSpan[] = [];
  let from = 0;
  for (const award of [...configs].sort((a, b) => a.priority - b.priority)) {
    const count = awardType === AWARD_TYPE.proportion ? Math.floor((ranked * award.num) / 100) : award.num;
    const to = Math.min(from + Math.max(count, 0), scoring);
    if (to > from) spans.push({ award, from, to });
    from = Math.max(from, to);
  }
  return spans;
}

/** The award of a contestant by position among the ranked ones, counted from 0. */
export const awardAt = (spans: readonly AwardSpan[], position: number): AwardConfig | null =>
  spans.find(({ from, to }) => from <= position && position < to)?.award ?? null;

/** Medals of the scroll board when nobody chose others: 10, 20, 30 % of ranked contestants, floored (BOARD-13). */
export const defaultMedalCounts = (ranked: number) => ({
  gold: Math.floor(ranked * 0.1),
  silver: Math.floor(ranked * 0.2),
  bronze: Math.floor(ranked * 0.3),
});

/** An award that repeats the priority of another, or that nobody could win; null when all are in order. */
export function findBadAward(awardType: number, configs: readonly AwardConfig[]): AwardConfig | null {
  const priorities = new Set<number>();
  let sum = 0;
  for (const award of configs) {
    const whole = Number.isInteger(award.num) && award.num > 0;
    sum += award.num;
    const tooMany = awardType === AWARD_TYPE.proportion && sum > 100;
    if (!whole || tooMany || award.name.trim() === '' || priorities.has(award.priority)) return award;
    priorities.add(award.priority);
  }
  return null;
}
