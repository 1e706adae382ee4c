import type { RankRow } from '@assay/contract/boards/rank.ts';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { setLang } from '../../lib/lang.ts';
import { type RankColumns, RankTable } from './rank-table.tsx';
import type { RankState } from './use-rank.ts';

interface Row extends RankRow {
  solved: number;
  rating: number;
}

const lineOf = (uid: number, more: Partial<Row> = {}): Row => ({
  // a team: nothing to link to
  uid: -uid,
  username: `u${uid}`,
  rankShowName: `User ${uid}`,
  school: '',
  gender: 'secrecy',
  avatar: null,
  rank: uid,
  isPinned: false,
  isOwn: false,
  solved: 100 - uid,
  rating: 1500 + uid,
  ...more,
});

const COLUMNS: RankColumns<Row> = {
  name: 'User',
  total: { head: 'Solved', cell: ({ solved }) => <b>{solved}</b> },
  results: [{ key: 'rating', head: 'Rating', title: 'Rating now', cell: ({ rating }) => rating }],
};

const stateOf = (rows: readonly (Row | undefined)[]): RankState<{ records: Row[]; total: number }> => ({
  page: { records: [], total: rows.length },
  rowAt: (index) => rows[index],
  moveOf: (uid) => (uid === -2 ? 5 : 0),
  count: rows.length,
  error: null,
  isFetching: false,
  updatedAt: 0,
  refetch: () => undefined,
  setVisible: () => undefined,
});

function draw(part: ReactNode) {
  setLang('en');
  render(<MantineProvider>{part}</MantineProvider>);
}

test('a rank that is no contest’s is a table of its own columns over the same rows', async () => {
  const followed: number[] = [];
  draw(
    <RankTable
      rank={stateOf([lineOf(2, { isOwn: true, isPinned: true }), lineOf(1), undefined])}
      columns={COLUMNS}
      followed={[-1]}
      onFollow={(line) => followed.push(line)}
      resetKey=""
    />,
  );
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['Rank', 'User', 'Solved', 'Rating']);
  const own = screen.getByText('User 2').closest('tr')!;
  expect(own.textContent).toContain('You');
  expect(own.dataset.own).toBe('true');
  expect(own.querySelectorAll('td')[2]?.textContent).toBe('1502');
  expect(screen.getByLabelText('up 5 places').closest('tr')).toBe(own);
  // nobody follows the own line
  expect(own.querySelector('button')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stop following User 1' }));
  expect(followed).toEqual([-1]);
});

test('of ten thousand rows only those in sight are drawn', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => lineOf(at + 1));
  draw(<RankTable rank={stateOf(rows)} columns={COLUMNS} followed={[]} onFollow={() => undefined} resetKey="" />);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
  expect(screen.getAllByRole('row').length).toBeLessThan(100);
});
