import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { Button } from '@mantine/core';
import { FilterBar } from '../../features/submissions/list/filter-bar.tsx';
import {
  askedOf,
  isFiltered,
  NO_FILTERS,
  SUBMISSION_FILTERS,
} from '../../features/submissions/list/submission-filters.ts';
import { SubmissionTable } from '../../features/submissions/list/submission-table.tsx';
import { useLiveRows } from '../../features/submissions/list/use-live-rows.ts';
import { TEXT } from '../../features/submissions/text.ts';
import { hasRootRole } from '../../lib/roles.ts';
import { useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pager } from '../../ui/table/pager.tsx';

/** All practice submissions (SUB-10). */
export function Page() {
  const t = useText(TEXT);
  const user = useUser();
  const [filters, change] = useSearch(SUBMISSION_FILTERS);
  const { data, error, isFetching, refetch } = useCall(getSubmissionList, askedOf(filters), { keep: true });
  const rows = useLiveRows(data?.records);
  const title =
    filters.completeProblemID && filters.problemID
      ? t('problemSubmissions', { problemID: filters.problemID })
      : t('status');

  return (
    <PageFrame title={title} width="full">
      <Panel flush>
        <FilterBar filters={filters} onChange={change} onRefresh={() => void refetch()} />
        <SubmissionTable
          rows={rows}
          fetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          manage={hasRootRole(user)}
          empty={
            isFiltered(filters) ? (
              <EmptyState
                text={t('none')}
                hint={t('noneHint')}
                action={
                  <Button variant="default" onClick={() => change(NO_FILTERS)}>
                    {t('clear')}
                  </Button>
                }
              />
            ) : (
              <EmptyState text={t('noneYet')} />
            )
          }
        />
      </Panel>
      <Pager
        total={data?.total ?? 0}
        page={filters.currentPage}
        size={filters.limit}
        onPage={(currentPage) => change({ currentPage })}
        onSize={(limit) => change({ limit })}
      />
    </PageFrame>
  );
}
