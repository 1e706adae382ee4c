import { getProblemList } from '@assay/contract/problems/list.ts';
import { PUBLIC } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { Button, Text } from '@mantine/core';
import { PackagePlus, Plus } from 'lucide-react';
import { FilterBar } from '../../features/problems/filter-bar.tsx';
import { NothingFound } from '../../features/problems/nothing-found.tsx';
import { askedOf, PROBLEM_FILTERS } from '../../features/problems/problem-filters.ts';
import { ProblemTable } from '../../features/problems/problem-table.tsx';
import { TEXT } from '../../features/problems/text.ts';
import { useOwnStatus } from '../../features/problems/use-own-status.ts';
import { paths } from '../../lib/paths.ts';
import { useIsAdmin } from '../../lib/roles.ts';
import { useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pager } from '../../ui/table/pager.tsx';

/** All public problems (PROB-1). */
export function Page() {
  const t = useText(TEXT);
  const [filters, change] = useSearch(PROBLEM_FILTERS);
  const { data, error, isFetching, refetch } = useCall(getProblemList, askedOf(filters), { keep: true });
  const status = useOwnStatus(
    data?.records.map(({ pid }) => pid),
    PUBLIC,
  );
  const mayWrite = useIsAdmin();
  const hides = filters.hideSolved && status !== undefined;
  const rows = hides ? data?.records.filter(({ pid }) => status[pid]?.status !== VERDICT.accepted) : data?.records;
  const hidden = (data?.records.length ?? 0) - (rows?.length ?? 0);

  return (
    <PageFrame title={t('problems')} width="full" actions={mayWrite && <Actions />}>
      <Panel flush>
        <FilterBar filters={filters} onChange={change} />
        <ProblemTable
          rows={rows}
          status={status}
          onTag={(id) => filters.tagId.includes(id) || change({ tagId: [...filters.tagId, id] })}
          fetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          empty={<NothingFound filters={filters} hidden={hidden} onChange={change} />}
        />
        {hidden > 0 && rows && rows.length > 0 && (
          <Text size="sm" c="dimmed" p="sm" ta="center">
            {t('hiddenSolved', { count: hidden })}
          </Text>
        )}
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

/** For those who may write problems. */
function Actions() {
  const t = useText(TEXT);
  return (
    <>
      <Button
        component={Link}
        variant="default"
        href={paths.adminProblemImport}
        leftSection={<PackagePlus aria-hidden />}
      >
        {t('importProblems')}
      </Button>
      <Button component={Link} href={paths.adminProblemCreate} leftSection={<Plus aria-hidden />}>
        {t('newProblem')}
      </Button>
    </>
  );
}
