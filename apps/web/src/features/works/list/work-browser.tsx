import type { DataOf, SentOf } from '@assay/contract/op.ts';
import { type getTimedWorkList, WORK_PAGE_SIZE } from '@assay/contract/works/list.ts';
import { WORK_STATUS } from '@assay/contract/works/work.ts';
import { Button, Skeleton } from '@mantine/core';
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
import { TEXT } from '../text.ts';
import { STATUS_ROWS } from '../work-words.ts';
import { WorkList } from './work-list.tsx';

/** Filters in the address. */
const FILTERS = {
  keyword: textOf(),
  status: numberOf(null, -1),
  currentPage: numberOf(1, 1),
  limit: numberOf(WORK_PAGE_SIZE, 1),
} as const;
const NO_FILTERS = { keyword: '', status: null } as const;

interface WorkBrowserProps {
  /** A page of the works: those of the site, or of one group. */
  useWorks: (asked: SentOf<typeof getTimedWorkList>) => {
    data: DataOf<typeof getTimedWorkList> | undefined;
    error: ApiError | null;
    isFetching: boolean;
    dataUpdatedAt: number;
    refetch: () => unknown;
  };
  /** Who makes works here. */
  noneHint: ReactNode;
}

/** Works with filters in the address and a pager. */
export function WorkBrowser({ useWorks, noneHint }: WorkBrowserProps) {
  const t = useText(TEXT);
  const [filters, change] = useSearch(FILTERS);
  const { keyword, status, currentPage, limit } = filters;
  const { data, error, isFetching, dataUpdatedAt, refetch } = useWorks({
    currentPage,
    limit,
    keyword: keyword || undefined,
    status: status ?? undefined,
  });
  const isFiltered = keyword !== '' || status !== null;
  const empty = isFiltered ? (
    <EmptyState
      text={t('nothingFound')}
      action={
        <Button variant="default" onClick={() => void change(NO_FILTERS)}>
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
              ...([WORK_STATUS.running, WORK_STATUS.scheduled, WORK_STATUS.ended] as const).map((value) => ({
                value: String(value),
                label: t(STATUS_ROWS[value]),
              })),
            ]}
          />
        </SearchBar>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <div aria-busy={isFetching}>
            {data.records.length > 0 ? <WorkList works={data.records} readAt={dataUpdatedAt} /> : empty}
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
