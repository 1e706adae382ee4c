import { getQSheetRank, type QSheetRankRow } from '@assay/contract/qsheets/rank.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/use-call.ts';
import { answer, refuse, sentCalls } from '../../testing/fake-server.ts';
import { CHUNK, ENDLESS, type RankFilters } from './filters.ts';
import { useRank } from './use-rank.ts';

const TOTAL = 250;
/** The line on a place of the rank; `first` stands on the first. */
const lineOf = (rank: number, first = 1): QSheetRankRow => ({
  uid: rank === 1 ? first : rank === first ? 1 : rank,
  username: `u${rank}`,
  rankShowName: `User ${rank}`,
  school: '',
  gender: 'secrecy',
  avatar: null,
  rank,
  isPinned: false,
  isOwn: false,
  total: TOTAL - rank,
  statistics: [],
  isFinished: false,
});

/** Answers every page of the rank. @param first who stands on the first place */
const serve = (first = 1) =>
  answer(getQSheetRank, ({ currentPage = 1, limit = 50 }) => {
    const from = (Number(currentPage) - 1) * Number(limit);
    const count = Math.max(0, Math.min(Number(limit), TOTAL - from));
    return {
      users: Array.from({ length: count }, (_, at) => lineOf(from + at + 1, first)),
      groups: [],
      total: TOTAL,
      size: Number(limit),
      current: Number(currentPage),
    };
  });

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const onFailed = vi.fn();
const open = (filters: Partial<RankFilters> = {}) =>
  renderHook(
    (order: string) =>
      useRank({
        op: getQSheetRank,
        pageOf: ({ users, total }) => ({ records: users, total }),
        owner: 'qsheet:3',
        input: { qid: 3 },
        filters: { currentPage: 1, limit: 50, keyword: '', ...filters },
        followed: [],
        order,
        auto: false,
        topic: null,
        onFailed,
      }),
    { wrapper, initialProps: 'by solved' },
  );
const pagesAsked = () =>
  sentCalls(getQSheetRank).map(({ input }) => Number((input as { currentPage: string }).currentPage));

beforeEach(() => {
  queryClient.clear();
  onFailed.mockClear();
});

test('one page is what it shows', async () => {
  serve();
  const { result } = open({ currentPage: 2 });
  await waitFor(() => expect(result.current.count).toBe(50));
  expect(result.current.rowAt(0)?.rank).toBe(51);
  expect(result.current.rowAt(50)).toBeUndefined();
});

test('all rows are asked for by the pieces in sight, and stay when these go out of it', async () => {
  serve();
  const { result } = open({ limit: ENDLESS });
  await waitFor(() => expect(result.current.count).toBe(TOTAL));
  expect(result.current.rowAt(CHUNK)).toBeUndefined();
  act(() => result.current.setVisible(CHUNK + 20, CHUNK + 60));
  await waitFor(() => expect(result.current.rowAt(CHUNK + 20)?.rank).toBe(CHUNK + 21));
  expect(result.current.rowAt(3)?.rank).toBe(4);
  expect(pagesAsked()).toEqual([1, 2]);
  act(() => result.current.setVisible(CHUNK - 10, CHUNK + 10));
  expect(pagesAsked()).toEqual([1, 2]);
});

test('who got better is told under one order, and nobody under another', async () => {
  serve(1);
  serve(40);
  const { result, rerender } = open();
  await waitFor(() => expect(result.current.count).toBe(50));
  await act(async () => result.current.refetch());
  await waitFor(() => expect(result.current.moveOf(40)).toBe(39));
  expect([result.current.moveOf(1), result.current.moveOf(2)]).toEqual([-39, 0]);
  rerender('by points');
  expect(result.current.moveOf(40)).toBe(0);
});

test('what the server refuses is told, with the rows that came before', async () => {
  serve();
  refuse(getQSheetRank, 'qsheet.unknown');
  const { result } = open();
  await waitFor(() => expect(result.current.count).toBe(50));
  await act(async () => result.current.refetch());
  await waitFor(() => expect(onFailed).toHaveBeenCalled());
  expect(result.current.error?.code).toBe('qsheet.unknown');
  expect(result.current.rowAt(0)?.rank).toBe(1);
});
