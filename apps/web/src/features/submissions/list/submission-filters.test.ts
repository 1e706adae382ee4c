import { describe, expect, it } from 'vitest';
import { parseSearch } from '../../../lib/search.ts';
import { queryOf } from '../../../lib/wire/request.ts';
import { askedOf, isFiltered, SUBMISSION_FILTERS, type SubmissionFilters } from './submission-filters.ts';

const read = (query: string) => {
  const search = parseSearch(query);
  return Object.fromEntries(
    Object.entries(SUBMISSION_FILTERS).map(([name, of]) => [name, of(search[name])]),
  ) as unknown as SubmissionFilters;
};

describe('filters of the submission list in the address', () => {
  it('come back as they were written', () => {
    const filters = {
      problemID: '1000',
      completeProblemID: true,
      username: 'ann',
      status: -1,
      currentPage: 3,
      limit: 50,
    };
    expect(read(queryOf(filters))).toMatchObject(filters);
    expect(read('?onlyMine=true').onlyMine).toBe(true);
  });

  it('page numbers below 1 become 1', () => {
    expect(read('?currentPage=0').currentPage).toBe(1);
    expect(read('?currentPage=-2').currentPage).toBe(1);
  });

  it('accepted is 0 and a filter of its own, as links from the rankings use it', () => {
    expect(askedOf(read('?username=ann&status=0'))).toMatchObject({ username: 'ann', status: 0 });
    expect(askedOf(read('')).status).toBeUndefined();
  });

  it('an author means nothing while only own rows are asked for', () => {
    expect(askedOf(read('?onlyMine=true&username=ann')).username).toBeUndefined();
  });

  it('an exact id needs an id', () => {
    expect(askedOf(read('?completeProblemID=true')).completeProblemID).toBeUndefined();
  });

  it('knows when nothing is filtered', () => {
    expect(isFiltered(read('?limit=50&currentPage=2'))).toBe(false);
    expect(isFiltered(read('?status=0'))).toBe(true);
  });
});
