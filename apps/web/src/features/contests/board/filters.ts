import { flagOf } from '../../../lib/search.ts';
import { RANK_FILTERS } from '../../boards/filters.ts';

/** Filters of a board as the address holds them. */
export const BOARD_FILTERS = {
  ...RANK_FILTERS,
  removeStar: flagOf(),
  containsEnd: flagOf(),
  forceRefresh: flagOf(),
  showVirtual: flagOf(),
} as const;

export type BoardFilters = { [K in keyof typeof BOARD_FILTERS]: ReturnType<(typeof BOARD_FILTERS)[K]> };
