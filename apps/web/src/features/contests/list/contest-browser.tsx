import { CONTEST_STATUS, CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import type { getContestList } from '@assay/contract/contests/list.ts';
import type { DataOf, SentOf } from '@assay/contract/op.ts';
import { Button, NativeSelect, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../lib/api-error.ts';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { RULE_NAMES, STATUS_ROWS } from '../contest-words.ts';
import { TEXT } from '../text.ts';
import { ContestList } from './contest-list.tsx';

/** Filters in the address (CON-1). */
const FILTERS = {
  keyword: textOf(),
  status: numberOf(null, -1),
  type: numberOf(null, 0),
  currentPage: numberOf(1, 1),
  limit: numberOf(10, 1),
} as const;

interface ContestBrowserProps {
  /** A page of the contests: those of the site, or of one group. */
  useContests: (asked: SentOf<typeof getContestList>) => {
    data: DataOf<typeof getContestList> | undefined;
    error: ApiError | null;
    isFetching: boolean;
    dataUpdatedAt: number;
    refetch: () => unknown;
  };
  /** Who makes contests here. */
  noneHint: ReactNode;
}

/** Contests with filters in the address and a pager (CON-1). */
export function ContestBrowser({ useContests, noneHint }: ContestBrowserProps) {
  const t = useText(TEXT);
  const [filters, change] = useSearch(FILTERS);
  const { keyword, status, type, currentPage, limit } = filters;
  const asked = {
    currentPage,
    limit,
    keyword: keyword || undefined,
    status: status ?? undefined,
    type: type ?? undefined,
  };
  const { data, error, isFetching, dataUpdatedAt, refetch } = useContests(asked);
  const isFiltered = keyword !== '' || status !== null || type !== null;
  const empty = isFiltered ? (
    <EmptyState
      text={t('nothingFound')}
      action={
        <Button variant="default" onClick={() => void change({ keyword: '', status: null, type: null })}>
          {t('clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState spot="contests" text={t('none')} hint={noneHint} />
  );
  return (
    <>
      <Panel flush>
        <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })}>
          <Segments
            label={t('state')}
            value={status === null ? '' : String(status)}
            onChange={(value) => void change({ status: value === '' ? null : Number(value) })}
            choices={[
              { value: '', label: t('all') },
              ...([CONTEST_STATUS.running, CONTEST_STATUS.scheduled, CONTEST_STATUS.ended] as const).map((value) => ({
                value: String(value),
                label: t(STATUS_ROWS[value]),
              })),
            ]}
          />
          <NativeSelect
            aria-label={t('rule')}
            value={type === null ? '' : String(type)}
            onChange={({ currentTarget: { value } }) => void change({ type: value === '' ? null : Number(value) })}
            data={[
              { value: '', label: `${t('rule')}: ${t('all')}` },
              ...Object.values(CONTEST_TYPE).map((value) => ({ value: String(value), label: RULE_NAMES[value]! })),
            ]}
          />
        </SearchBar>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <div aria-busy={isFetching}>
            {data.records.length > 0 ? <ContestList contests={data.records} readAt={dataUpdatedAt} /> : empty}
          </div>
        ) : (
          <Skeleton height={420} className="late" aria-hidden />
        )}
      </Panel>
      <Pager
        total={data?.total ?? 0}
        page={currentPage}
        size={limit}
        onPage={(page) => void change({ currentPage: page })}
        onSize={(size) => void change({ limit: size })}
      />
    </>
  );
}
