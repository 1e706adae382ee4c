import { RANK_PAGE_SIZE } from '@assay/contract/rankings/rank-list.ts';
import { getRatingList, type RatingRow } from '@assay/contract/rankings/rating.ts';
import { titleOf } from '@assay/rules/rankings/rating-titles.ts';
import { formatNumber } from '../../lib/format.ts';
import { textOf } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { RATING_TITLES } from '../../ui/people/rating-text.ts';
import type { Column } from '../../ui/table/data-table.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { SearchBar } from '../../ui/table/search-bar.tsx';
import { pageReads, useListPage } from '../../ui/table/use-list-page.ts';
import { personColumns } from './person-columns.tsx';
import { RankingTabs } from './ranking-tabs.tsx';
import { RatingBadge } from './rating-badge.tsx';
import { TEXT } from './rating-text.ts';
import { TopChart } from './top-chart.tsx';

const READS = { ...pageReads(RANK_PAGE_SIZE), searchUser: textOf() };
const TOP = 10;

/** People by their contest rating (RANK-11). */
export function RatingRanking() {
  const t = useText(TEXT);
  const titles = useText(RATING_TITLES);
  const user = useUser();
  const { filters, change, list } = useListPage(getRatingList, READS, ({ searchUser, ...asked }) => ({
    ...asked,
    searchUser: searchUser || undefined,
  }));
  const isFirstPage = filters.currentPage === 1 && filters.searchUser === '';
  const top = isFirstPage ? (list.answer.data?.records ?? []).slice(0, TOP) : [];
  const figure = (key: 'highest' | 'contests'): Column<RatingRow> => ({
    key,
    header: t(key),
    width: '130px',
    align: 'end',
    from: 'md',
    cell: (row) => <span className="tnum">{formatNumber(row[key])}</span>,
  });
  return (
    <PageFrame title={t('ranking')} lead={t('lead')} width="full">
      <RankingTabs current="rating" />
      {top.length > 0 && <TopChart bars={top.map(({ uid, username, rating }) => ({ uid, username, value: rating }))} />}
      <PagedTable
        {...list}
        label={t('ranking')}
        columns={[
          ...personColumns<RatingRow>({ place: t('place'), user: t('user') }),
          {
            key: 'rating',
            header: t('rating'),
            width: '110px',
            align: 'end',
            phone: 'end',
            cell: ({ rating }) => <RatingBadge rating={rating} withTitle={false} />,
          },
          { key: 'title', header: t('title'), width: '170px', cell: ({ rating }) => titles(titleOf(rating)) },
          figure('highest'),
          figure('contests'),
        ]}
        rowKey={({ uid }) => uid}
        isMarked={({ uid }) => uid === user?.uid}
        placeholderRows={RANK_PAGE_SIZE}
        empty={
          filters.searchUser === '' ? (
            <EmptyState text={t('none')} hint={t('noneHint')} />
          ) : (
            <EmptyState text={t('nobodyFound')} />
          )
        }
      >
        <SearchBar
          label={t('search')}
          value={filters.searchUser}
          onSearch={(searchUser) => void change({ searchUser, currentPage: 1 })}
        />
      </PagedTable>
    </PageFrame>
  );
}
