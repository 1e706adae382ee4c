import { flagOf, numberOf, textOf } from '../../../lib/search.ts';

/** The list's filters as they stand in the address (SUB-10). */
export const SUBMISSION_FILTERS = {
  problemID: textOf(),
  completeProblemID: flagOf(),
  username: textOf(),
  onlyMine: flagOf(),
  status: numberOf(null),
  currentPage: numberOf(1, 1),
  limit: numberOf(30, 1),
};

export interface SubmissionFilters {
  problemID: string;
  completeProblemID: boolean;
  username: string;
  onlyMine: boolean;
  status: number | null;
  currentPage: number;
  limit: number;
}

export const askedOf = (filters: SubmissionFilters) => ({
  currentPage: filters.currentPage,
  limit: filters.limit,
  problemID: filters.problemID.trim() || undefined,
  completeProblemID: (filters.completeProblemID && filters.problemID.trim() !== '') || undefined,
  // The author's name means nothing while only own rows are asked for (SUB-10).
  username: (!filters.onlyMine && filters.username.trim()) || undefined,
  onlyMine: filters.onlyMine || undefined,
  status: filters.status ?? undefined,
});

export const isFiltered = ({ problemID, username, onlyMine, status }: SubmissionFilters) =>
  problemID !== '' || username !== '' || onlyMine || status !== null;

export const NO_FILTERS: Partial<SubmissionFilters> = {
  problemID: '',
  completeProblemID: false,
  username: '',
  onlyMine: false,
  status: null,
};
