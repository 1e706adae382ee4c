import { getRankList, type RankRow } from '@assay/contract/rankings/rank-list.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { visit } from '../../testing/render.tsx';

const row = (rank: number, username: string, ac: number, score: number): RankRow => ({
  rank,
  uid: rank + 100,
  username,
  nickname: `Nick of ${username}`,
  avatar: null,
  titleName: null,
  titleColor: null,
  signature: 'Never give up',
  ac,
  total: ac * 2,
  score,
  rating: 50,
});
const ROWS = [row(1, 'ada', 12, 90), row(2, 'bob', 6, 40)];

const openRanking = (address: string, records = ROWS) => {
  answer(getRankList, { records, total: records.length, size: 30, current: 1 });
  return visit(address);
};

it('RANK-1 shows the first ten as a chart and everybody with figures that lead to what was solved', async () => {
  openRanking('/acm-rank');
  const chart = await screen.findByRole('list', { name: 'The first ten' });
  expect(within(chart).getAllByRole('listitem')).toHaveLength(2);
  const solved = screen.getByRole('link', { name: '12 problems solved by ada' });
  expect(solved.getAttribute('href')).toBe('/status?username=ada&status=0');
  expect(screen.getAllByText('50%')).toHaveLength(2);
  expect(sentCalls(getRankList)[0]!.input).toMatchObject({ type: 'ACM', filterType: '0', limit: '30' });
});

it('RANK-1 keeps period and search in the address, and looks for the chart on the first page alone', async () => {
  const { person, router } = openRanking('/oi-rank');
  await person.click(await screen.findByRole('radio', { name: 'This week' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ filterType: '1' }));
  await person.type(screen.getByRole('searchbox', { name: 'Search usernames and nicknames' }), 'bo{Enter}');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ searchUser: 'bo' }));
  expect(sentCalls(getRankList).at(-1)!.input).toMatchObject({ type: 'OI', filterType: '1', searchUser: 'bo' });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'The first ten' })).toBeNull());
});

it('RANK-1 says so when nobody is ranked', async () => {
  openRanking('/acm-rank?filterType=2', []);
  expect(await screen.findByText('Nobody is ranked in this period yet')).toBeTruthy();
});
