import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../lib/api-error.ts';
import { rows, useText } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { STATE_ORDER, useStateWords } from '../states.tsx';

/** A page of contests or works, as the hook that reads it says it. */
export interface TimedPage<Row> {
  data: { records: readonly Row[]; total: number } | undefined;
  error: ApiError | null;
  isFetching: boolean;
  dataUpdatedAt: number;
  refetch: () => unknown;
}

interface Filters {
  keyword: string;
  status: number | null;
  currentPage: number;
  limit: number;
}

interface TimedBrowserProps<Row> {
  page: TimedPage<Row>;
  filters: Filters;
  onFilter: (patch: Partial<Filters>) => unknown;
  /** Whether any filter is set, and how all are taken off. */
  isFiltered: boolean;
  onClear: () => unknown;
  words: { search: string; none: string; nothingFound: string };
  /** Who makes something here. */
  noneHint: ReactNode;
  /** Further filters. */
  children?: ReactNode;
  /** @param readAt when the answer came that tells of the rows */
  list: (rows: readonly Row[], readAt: number) => ReactNode;
}

const TEXT = rows({
  state: COMMON.status,
  all: COMMON.all,
  clear: COMMON.clear,
});

/** Things that begin and end, with a search, a filter by where they are, and a pager. */
export function TimedBrowser<Row>(props: TimedBrowserProps<Row>) {
  const { page, filters, onFilter, isFiltered, onClear, words, noneHint, children, list } = props;
  const t = useText(TEXT);
  const stateWords = useStateWords();
  const { data, error, isFetching, dataUpdatedAt, refetch } = page;
  const empty = isFiltered ? (
    <EmptyState
      text={words.nothingFound}
      action={
        <Button variant="default" onClick={() => void onClear()}>
          {t('clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState spot="contests" text={words.none} hint={noneHint} />
  );
  return (
    <>
      <Panel flush>
        <SearchBar label={words.search} value={filters.keyword} onSearch={(keyword) => void onFilter({ keyword })}>
          <Segments
            label={t('state')}
            value={filters.status === null ? '' : String(filters.status)}
            onChange={(value) => void onFilter({ status: value === '' ? null : Number(value) })}
            choices={[
              { value: '', label: t('all') },
              ...STATE_ORDER.map((state) => ({ value: String(state), label: stateWords(state) })),
            ]}
          />
          {children}
        </SearchBar>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <div aria-busy={isFetching}>{data.records.length > 0 ? list(data.records, dataUpdatedAt) : empty}</div>
        ) : (
          <Skeleton height={420} className="late" aria-hidden />
        )}
      </Panel>
      <Pager
        total={data?.total ?? 0}
        page={filters.currentPage}
        size={filters.limit}
        onPage={(currentPage) => void onFilter({ currentPage })}
        onSize={(limit) => void onFilter({ limit })}
      />
    </>
  );
}
