import { getDifficultyList } from '@assay/contract/catalog/difficulty.ts';
import { getProblemTagsAndClassification } from '@assay/contract/catalog/tags.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { getProblemList, getUserProblemStatus } from '@assay/contract/problems/list.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildProblemRow } from '../../testing/judging-data.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const page = (...records: ReturnType<typeof buildProblemRow>[]) => ({
  records,
  total: records.length,
  size: 30,
  current: 1,
});
const ROWS = [
  buildProblemRow(),
  buildProblemRow({ pid: 12, problemId: '1001', title: 'Paper Lantern', type: 1, total: 0, ac: 0 }),
];
const lastAsked = () => sentCalls(getProblemList).at(-1)?.input;

beforeEach(() => {
  answer(getDifficultyList, [
    { id: 0, name: 'Easy', nameZh: '简单', nameEn: 'Easy', color: '#15803d', acCoin: 1 },
    { id: 1, name: 'Medium', nameZh: '中等', nameEn: 'Medium', color: '#b45309', acCoin: 2 },
  ]);
  answer(getProblemTagsAndClassification, []);
});

describe('the problem list', () => {
  it('shows id, title, type and how often a problem is solved', async () => {
    answer(getProblemList, page(...ROWS));
    visit('/problem');
    const row = (await screen.findByRole('rowheader', { name: /A \+ B/ })).closest('tr')!;
    expect(within(row).getByRole('link', { name: 'A + B' }).getAttribute('href')).toBe('/problem/1000');
    expect(within(row).getByText('40.00%')).toBeTruthy();
    expect(within(row).getByText('2 accepted of 5 submissions')).toBeTruthy();
    expect(screen.getByText('OI')).toBeTruthy();
    expect(sentCalls(getUserProblemStatus)).toHaveLength(0);
  });

  it('marks the own results with a word for screen readers', async () => {
    answer(getProblemList, page(...ROWS));
    answer(getUserProblemStatus, { '11': { status: VERDICT.accepted, score: null } });
    visit('/problem', { user: buildUser() });
    const row = (await screen.findByRole('rowheader', { name: /A \+ B/ })).closest('tr')!;
    await within(row).findByText('Accepted');
  });

  it('hides solved problems and says how many', async () => {
    answer(getProblemList, page(...ROWS));
    answer(getUserProblemStatus, { '11': { status: VERDICT.accepted, score: null } });
    const { person, router } = visit('/problem', { user: buildUser() });
    await person.click(await screen.findByRole('switch', { name: 'Hide solved' }));
    await screen.findByText('1 solved problem is hidden on this page');
    expect(screen.queryByText('A + B')).toBeNull();
    expect(router.state.location.search).toEqual({ hideSolved: 'true' });
  });

  it('reads the filters from the address and asks for them', async () => {
    answer(getProblemList, page(...ROWS));
    visit('/problem?keyword=lan&difficulty=1&tagId=[3,4]&currentPage=2&limit=50');
    await screen.findByText('Paper Lantern');
    expect(lastAsked()).toEqual({
      keyword: 'lan',
      difficulty: '1',
      oj: 'Mine',
      tagId: '[3,4]',
      currentPage: '2',
      limit: '50',
    });
  });

  it('puts a change into the address, on page 1', async () => {
    answer(getProblemList, page(...ROWS));
    const { person, router } = visit('/problem?currentPage=3');
    await person.click(await screen.findByRole('radio', { name: 'Medium' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ difficulty: '1' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ difficulty: '1', currentPage: '1' }));
  });

  it('says which filter to drop when nothing fits, and drops it', async () => {
    answer(getProblemList, (input) => (input.keyword ? page() : page(...ROWS)));
    const { person, router } = visit('/problem?keyword=zzz&difficulty=1');
    expect(await screen.findByRole('button', { name: 'Drop difficulty “Medium”' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Drop the words “zzz”' }));
    await screen.findByText('Paper Lantern');
    expect(router.state.location.search).toEqual({ difficulty: '1' });
  });

  it('leads straight to a problem whose exact id was typed', async () => {
    answer(getProblemList, page(...ROWS));
    answer(getProblemDetail, () => {
      throw new Error('the page itself is not of interest here');
    });
    const { person, router } = visit('/problem');
    await person.type(await screen.findByRole('searchbox', { name: 'Problem id or title' }), '1001{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/problem/1001'));
  });
});
