/** Titles of ratings with the lowest rating of each, the highest first. */
const TITLES = [
  ['legend', 3000],
  ['grandmaster', 2400],
  ['master', 1900],
  ['candidateMaster', 1600],
  ['expert', 1300],
  ['amateur', 1000],
] as const;

export type RatingTitle = (typeof TITLES)[number][0] | 'newbie';

/** What a shown rating is called (RANK-11). */
export const titleOf = (rating: number): RatingTitle => TITLES.find(([, lowest]) => rating >= lowest)?.[0] ?? 'newbie';
