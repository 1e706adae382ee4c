import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { skipToken, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { subscribe } from '../../lib/push/push.ts';
import { keyOf } from '../../lib/use-call.ts';
import { CHUNK, ENDLESS, type RankFilters } from './filters.ts';
import { type Latest, latestAfter, type RankPage } from './latest.ts';

/** The spec's interval (BOARD-6); what the push stream says comes sooner. */
const REFRESH_MS = 30_000;
/** Browsers that are told the same must not all ask at once. */
const JITTER_MS = 800;

export interface RankSource<O extends AnyOp, P extends RankPage> {
  op: O;
  /** Reads a page out of the answer, where that is none itself. */
  pageOf?: (data: DataOf<O>) => P;
  /** Whose rank it is among those of this call, `contest:5`. */
  owner: string;
  /** What is asked besides page, size and keyword. */
  input: Omit<SentOf<O>, 'currentPage' | 'limit' | 'keyword' | 'concernedList'>;
  filters: RankFilters;
  /** Lines that the viewer follows. */
  followed: readonly number[];
  /** Names the order of its lines: under another one nobody moved. */
  order: string;
  /** Whether it is refreshed by itself. */
  auto: boolean;
  /** The topic of the push stream that says when it changed; null for visitors, who have no stream. */
  topic: string | null;
  onFailed: () => void;
}

export interface RankState<P extends RankPage> {
  /** The latest page that came: what stands around the rows. */
  page: P | undefined;
  rowAt(index: number): P['records'][number] | undefined;
  /** By how many places a line got better, or worse below 0, at one of the last refreshes. */
  moveOf(uid: number): number;
  /** Rows that are shown, loaded or not. */
  count: number;
  error: ApiError | null;
  isFetching: boolean;
  updatedAt: number;
  refetch(): void;
  /** Says which rows are in sight; all others are not asked for. */
  setVisible(from: number, to: number): void;
}

/** Rows of a rank: one page, or all of them by pieces as they come into sight. The query cache alone holds them. */
export function useRank<O extends AnyOp, Page extends RankPage = DataOf<O> & RankPage>(
  source: RankSource<O, Page>,
): RankState<Page> {
  const { op, pageOf, owner, filters, followed, order, auto, topic, onFailed } = source;
  const client = useQueryClient();
  const endless = filters.limit === ENDLESS;
  const size = endless ? CHUNK : filters.limit;
  const [seen, setSeen] = useState({ from: 0, to: 0 });
  const pages = endless
    ? Array.from({ length: seen.to - seen.from + 1 }, (_, at) => seen.from + at + 1)
    : [filters.currentPage];
  const asked = { ...source.input, limit: size, keyword: filters.keyword, concernedList: [...followed] };
  const inputOf = (currentPage: number) => ({ ...asked, currentPage }) as SentOf<O>;
  const latestKey = ['latest page', op.name, owner];
  const { data: latest } = useQuery<Latest<Page>>({
    queryKey: latestKey,
    queryFn: skipToken,
    structuralSharing: false,
  });
  const results = useQueries({
    queries: pages.map((currentPage) => ({
      queryKey: keyOf(op, inputOf(currentPage)),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const data = await call(op, inputOf(currentPage), { signal, quiet: auto });
        const page = pageOf ? pageOf(data) : (data as Page);
        client.setQueryData<Latest<Page>>(latestKey, (before) =>
          latestAfter(before, { page, order, nowMs: Date.now() }),
        );
        return page;
      },
      refetchInterval: auto ? REFRESH_MS : (false as const),
      refetchOnWindowFocus: auto,
      placeholderData: endless ? undefined : (before: Page | undefined) => before,
    })),
  });
  const newest = results.reduce((a, b) => (b.dataUpdatedAt > a.dataUpdatedAt ? b : a));
  const error = (results.find((result) => result.error)?.error ?? null) as ApiError | null;
  useEffect(() => {
    if (error) onFailed();
  }, [error, onFailed]);
  useRefreshOnPush(op, auto ? topic : null);

  const page = (newest.data as Page | undefined) ?? latest?.page;
  const recordsOf = (number: number): Page['records'] | undefined => {
    const shown = results[pages.indexOf(number)] as { data?: Page } | undefined;
    // pieces that were in sight before are not asked for any more, and are still there
    return (shown ?? { data: client.getQueryData<Page>(keyOf(op, inputOf(number))) }).data?.records;
  };
  return {
    page,
    rowAt: (index) =>
      endless ? recordsOf(Math.floor(index / CHUNK) + 1)?.[index % CHUNK] : recordsOf(filters.currentPage)?.[index],
    moveOf: (uid) => (latest?.order === order ? (latest.moves.get(uid)?.move ?? 0) : 0),
    count: endless ? (page?.total ?? 0) : (recordsOf(filters.currentPage)?.length ?? 0),
    error,
    isFetching: results.some((result) => result.isFetching),
    updatedAt: newest.dataUpdatedAt,
    refetch: () => void client.invalidateQueries({ queryKey: keyOf(op) }),
    setVisible(from, to) {
      const next = { from: Math.floor(from / CHUNK), to: Math.floor(to / CHUNK) };
      if (endless && (next.from !== seen.from || next.to !== seen.to)) setSeen(next);
    },
  };
}

/** Asks anew soon after the push stream says that a rank changed. @param topic null to follow none */
export function useRefreshOnPush(op: AnyOp, topic: string | null) {
  const client = useQueryClient();
  useEffect(() => {
    if (topic === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = subscribe([topic], (event) => {
      if (event.type !== 'board') return;
      clearTimeout(timer);
      timer = setTimeout(() => void client.invalidateQueries({ queryKey: [op.name] }), Math.random() * JITTER_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [topic, client, op]);
}
