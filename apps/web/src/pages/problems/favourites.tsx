import { getFavoriteProblemList } from '@assay/contract/problems/list.ts';
import { PUBLIC } from '@assay/contract/venue.ts';
import { FilterBar } from '../../features/problems/filter-bar.tsx';
import { NothingFound } from '../../features/problems/nothing-found.tsx';
import { PROBLEM_FILTERS } from '../../features/problems/problem-filters.ts';
import { ProblemTable } from '../../features/problems/problem-table.tsx';
import { TEXT } from '../../features/problems/text.ts';
import { useOwnStatus } from '../../features/problems/use-own-status.ts';
import { useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState, ToProblems } from '../../ui/empty-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pager } from '../../ui/table/pager.tsx';

/** The viewer's favourite problems: words and pages, no other filter (PROB-2). */
export function Page() {
  const t = useText(TEXT);
  const [filters, change] = useSearch(PROBLEM_FILTERS);
  const { keyword, currentPage, limit } = filters;
  const { data, error, isFetching, refetch } = useCall(
    getFavoriteProblemList,
    { keyword: keyword || undefined, currentPage, limit },
    { keep: true },
  );
  const status = useOwnStatus(
    data?.records.map(({ pid }) => pid),
    PUBLIC,
  );

  return (
    <PageFrame title={t('favourites')} width="full">
      <Panel flush>
        <FilterBar filters={filters} onChange={change} only="keyword" />
        <ProblemTable
          rows={data?.records}
          status={status}
          fetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          empty={
            keyword ? (
              <NothingFound filters={filters} hidden={0} onChange={change} />
            ) : (
              <EmptyState text={t('noFavourites')} hint={t('noFavouritesHint')} action={<ToProblems />} />
            )
          }
        />
      </Panel>
      <Pager
        total={data?.total ?? 0}
        page={currentPage}
        size={limit}
        onPage={(page) => change({ currentPage: page })}
        onSize={(size) => change({ limit: size })}
      />
    </PageFrame>
  );
}
