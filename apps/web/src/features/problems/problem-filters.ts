import { flagOf, idsOf, numberOf, textOf } from '../../lib/search.ts';

/** The default source: problems of this site (PROB-1); `All` takes the filter off. */
export const OJ_MINE = 'Mine';
export const OJ_ALL = 'All';
/** Remote judges (PROB-3). */
export const REMOTE_OJS = ['HDU', 'CF', 'POJ', 'GYM', 'AC', 'SPOJ', 'LIBRE'] as const;

/** The list's filters as they stand in the address (PROB-1). */
export const PROBLEM_FILTERS = {
  keyword: textOf(),
  difficulty: numberOf(null, 0),
  oj: textOf(OJ_MINE),
  tagId: idsOf,
  hideSolved: flagOf(),
  currentPage: numberOf(1, 1),
  limit: numberOf(30, 1),
};

export interface ProblemFilters {
  keyword: string;
  difficulty: number | null;
  oj: string;
  tagId: readonly number[];
  hideSolved: boolean;
  currentPage: number;
  limit: number;
}

/** What to ask the server for. */
export const askedOf = ({ keyword, difficulty, oj, tagId, currentPage, limit }: ProblemFilters) => ({
  currentPage,
  limit,
  keyword: keyword.trim() || undefined,
  difficulty: difficulty ?? undefined,
  oj: oj === OJ_ALL ? undefined : oj,
  tagId: [...tagId],
});

/** The source whose tags are offered: own problems carry the tags of `ME`. */
export const tagSourceOf = (oj: string): string | undefined => (oj === OJ_MINE ? 'ME' : oj === OJ_ALL ? undefined : oj);

/** A filter that can be dropped when nothing was found, with the change that drops it. */
export type Droppable =
  | { what: 'keyword'; keyword: string; change: Partial<ProblemFilters> }
  | { what: 'tag'; id: number; change: Partial<ProblemFilters> }
  | { what: 'difficulty'; id: number; change: Partial<ProblemFilters> }
  | { what: 'oj'; oj: string; change: Partial<ProblemFilters> };

/** The filters in force, the ones that narrow most first. */
export function droppable(filters: ProblemFilters): Droppable[] {
  const list: Droppable[] = [];
  const keyword = filters.keyword.trim();
  if (keyword) list.push({ what: 'keyword', keyword, change: { keyword: '' } });
  for (const id of filters.tagId) {
    list.push({ what: 'tag', id, change: { tagId: filters.tagId.filter((other) => other !== id) } });
  }
  if (filters.difficulty !== null)
    list.push({ what: 'difficulty', id: filters.difficulty, change: { difficulty: null } });
  if (filters.oj !== OJ_MINE && filters.oj !== OJ_ALL)
    list.push({ what: 'oj', oj: filters.oj, change: { oj: OJ_MINE } });
  return list;
}

export const NO_FILTERS: Partial<ProblemFilters> = {
  keyword: '',
  difficulty: null,
  oj: OJ_MINE,
  tagId: [],
  hideSolved: false,
};
