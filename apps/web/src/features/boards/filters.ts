import { BOARD_SIZES } from '@assay/contract/contests/boards.ts';
import { flagOf, numberOf, textOf } from '../../lib/search.ts';

/** Filters of a board as the address holds them. */
export const BOARD_FILTERS = {
  currentPage: numberOf(1, 1),
  /** 0: all rows, loaded as they come into sight. */
  limit: numberOf(50, 0),
  keyword: textOf(),
  removeStar: flagOf(),
  containsEnd: flagOf(),
  forceRefresh: flagOf(),
  showVirtual: flagOf(),
} as const;

export type BoardFilters = { [K in keyof typeof BOARD_FILTERS]: ReturnType<(typeof BOARD_FILTERS)[K]> };

/** Rows that are asked for at once while all are shown. */
export const CHUNK = 100;
export const ENDLESS = 0;
export const SIZES = [...BOARD_SIZES, ENDLESS];
