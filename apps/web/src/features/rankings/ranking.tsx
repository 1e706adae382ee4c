import { getRankList, RANK_PAGE_SIZE, RANK_PERIOD, type RankBoard } from '@assay/contract/rankings/rank-list.ts';
import { numberOf, textOf } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { EmptyState, ToProblems } from '../../ui/empty-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { SearchBar } from '../../ui/table/search-bar.tsx';
import { pageReads, useListPage } from '../../ui/table/use-list-page.ts';
import { useRankColumns } from './columns.tsx';
import { RankingTabs } from './ranking-tabs.tsx';
import { TEXT } from './text.ts';
import { TopChart } from './top-chart.tsx';

const READS = { ...pageReads(RANK_PAGE_SIZE), filterType: numberOf<number>(RANK_PERIOD.all, 0), searchUser: textOf() };
const PERIODS = ['all', 'week', 'month', 'year'] as const;
/** Bars of the chart. */
const TOP = 10;

const LEADS = { ACM: 'leadACM', OI: 'leadOI', TUTORIAL: 'leadTUTORIAL' } as const;

/** One ranking of the site: a chart of the first ten, search, period and pages in the address (RANK-1). */
export function Ranking({ board }: { board: RankBoard }) {
  const t = useText(TEXT);
  const user = useUser();
  const { filters, change, list } = useListPage(getRankList, READS, ({ searchUser, ...asked }) => ({
    ...asked,
    type: board,
    searchUser: searchUser || undefined,
  }));
  const columns = useRankColumns(board);
  const isFirstPage = filters.currentPage === 1 && filters.searchUser === '';
  const top = isFirstPage ? (list.answer.data?.records ?? []).slice(0, TOP) : [];
  const isFiltered = filters.searchUser !== '';
  return (
    <PageFrame title={t(board)} lead={t(LEADS[board])} width="full">
      <RankingTabs current={board} />
      {top.length > 0 && (
        <TopChart
          bars={top.map(({ uid, username, ac, score }) => ({ uid, username, value: board === 'ACM' ? ac : score }))}
        />
      )}
      <PagedTable
        {...list}
        label={t(board)}
        columns={columns}
        rowKey={({ uid }) => uid}
        isMarked={({ uid }) => uid === user?.uid}
        placeholderRows={RANK_PAGE_SIZE}
        empty={
          isFiltered ? (
            <EmptyState text={t('nobodyFound')} />
          ) : (
            <EmptyState
              text={t('none')}
              hint={t(board === 'TUTORIAL' ? 'noneWrittenHint' : 'noneHint')}
              action={<ToProblems />}
            />
          )
        }
      >
        <SearchBar
          label={t('search')}
          value={filters.searchUser}
          onSearch={(searchUser) => void change({ searchUser, currentPage: 1 })}
        >
          <Segments
            label={t('period')}
            value={String(filters.filterType)}
            onChange={(filterType) => void change({ filterType: Number(filterType), currentPage: 1 })}
            choices={PERIODS.map((period) => ({ value: String(RANK_PERIOD[period]), label: t(period) }))}
          />
        </SearchBar>
      </PagedTable>
    </PageFrame>
  );
}
