import { RANK_SIZES } from '@assay/contract/boards/rank.ts';
import { numberOf, textOf } from '../../lib/search.ts';

/** Filters of any rank as the address holds them. */
export const RANK_FILTERS = {
  currentPage: numberOf(1, 1),
  /** 0: all rows, loaded as they come into sight. */
  limit: numberOf(50, 0),
  keyword: textOf(),
} as const;

export type RankFilters = { [K in keyof typeof RANK_FILTERS]: ReturnType<(typeof RANK_FILTERS)[K]> };

/** Rows that are asked for at once while all are shown. */
export const CHUNK = 100;
export const ENDLESS = 0;
export const SIZES = [...RANK_SIZES, ENDLESS];
