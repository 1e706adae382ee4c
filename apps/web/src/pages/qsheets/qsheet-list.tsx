import { getQSheetList } from '@assay/contract/qsheets/list.ts';
import { QSHEET_PAGE_SIZE } from '@assay/contract/qsheets/qsheet.ts';
import { Button, Skeleton } from '@mantine/core';
import { SheetCards } from '../../features/qsheets/list/sheet-cards.tsx';
import { TEXT } from '../../features/qsheets/text.ts';
import { numberOf, textOf, useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { SearchBar } from '../../ui/table/search-bar.tsx';

/** Filters in the address (SHEET-1). */
const FILTERS = { keyword: textOf(), currentPage: numberOf(1, 1) } as const;

/** All question sheets, as cards. */
export function Page() {
  const t = useText(TEXT);
  const [{ keyword, currentPage }, change] = useSearch(FILTERS);
  const { data, error, isFetching, refetch } = useCall(
    getQSheetList,
    { currentPage, limit: QSHEET_PAGE_SIZE, keyword: keyword || undefined },
    { keep: true },
  );
  const empty = keyword ? (
    <EmptyState
      text={t('nothingFound')}
      action={
        <Button variant="default" onClick={() => void change({ keyword: '' })}>
          {t('clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState spot="problems" text={t('none')} hint={t('noneHint')} />
  );
  return (
    <PageFrame title={t('sheets')} lead={t('lead')}>
      <Panel flush>
        <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })} />
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <div aria-busy={isFetching}>{data.records.length > 0 ? <SheetCards sheets={data.records} /> : empty}</div>
        ) : (
          <Skeleton height={420} className="late" aria-hidden />
        )}
      </Panel>
      <Pager
        total={data?.total ?? 0}
        page={currentPage}
        size={QSHEET_PAGE_SIZE}
        onPage={(page) => void change({ currentPage: page })}
      />
    </PageFrame>
  );
}
