import { describe, expect, it } from 'vitest';
import { parseSearch } from '../../lib/search.ts';
import { queryOf } from '../../lib/wire/request.ts';
import { askedOf, droppable, PROBLEM_FILTERS, type ProblemFilters, tagSourceOf } from './problem-filters.ts';

const read = (query: string) => {
  const search = parseSearch(query);
  return Object.fromEntries(
    Object.entries(PROBLEM_FILTERS).map(([name, of]) => [name, of(search[name])]),
  ) as unknown as ProblemFilters;
};

describe('filters of the problem list in the address', () => {
  it('are the defaults without a query', () => {
    expect(read('')).toEqual({
      keyword: '',
      difficulty: null,
      oj: 'Mine',
      tagId: [],
      hideSolved: false,
      currentPage: 1,
      limit: 30,
    });
  });

  it('come back as they were written', () => {
    const filters = { keyword: '最短 路', difficulty: 2, oj: 'All', tagId: [3, 7], currentPage: 4, limit: 50 };
    expect(read(queryOf(filters))).toMatchObject(filters);
  });

  it.each(['?currentPage=0', '?currentPage=-3', '?currentPage=x', '?limit=', '?tagId=oops', '?difficulty=-1'])(
    'fall back on nonsense: %s',
    (query) => expect(read(query)).toEqual(read('')),
  );
});

describe('what the server is asked', () => {
  it('maps the sources: own problems are Mine, All is no filter', () => {
    expect(askedOf(read('')).oj).toBe('Mine');
    expect(askedOf(read('?oj=All')).oj).toBeUndefined();
    expect(askedOf(read('?oj=CF')).oj).toBe('CF');
    expect([tagSourceOf('Mine'), tagSourceOf('All'), tagSourceOf('CF')]).toEqual(['ME', undefined, 'CF']);
  });

  it('leaves blank words and no difficulty away, but keeps difficulty 0', () => {
    expect(askedOf(read('?keyword=%20'))).toMatchObject({ keyword: undefined, difficulty: undefined });
    expect(askedOf(read('?difficulty=0')).difficulty).toBe(0);
  });
});

describe('what can be dropped', () => {
  it('names each filter in force with the change that drops it', () => {
    const list = droppable(read('?keyword=sum&tagId=[1,2]&difficulty=1&oj=POJ'));
    expect(list.map(({ what }) => what)).toEqual(['keyword', 'tag', 'tag', 'difficulty', 'oj']);
    expect(list[1]!.change).toEqual({ tagId: [2] });
    expect(droppable(read('?oj=All'))).toEqual([]);
  });
});
