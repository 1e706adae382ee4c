import { getAdminContestList } from '@assay/contract/contests/admin.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { ContestTable } from '../../../features/contests/admin/contest-table.tsx';
import { TEXT } from '../../../features/contests/admin/text.ts';
import { paths } from '../../../lib/paths.ts';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';

const FILTERS = { keyword: textOf(), currentPage: numberOf(1, 1), limit: numberOf(10, 1) } as const;

/** All contests of the site. */
export function Page() {
  const t = useText(TEXT);
  const [{ keyword, currentPage, limit }, change] = useSearch(FILTERS);
  const { data, error, isFetching, refetch } = useCall(
    getAdminContestList,
    { currentPage, limit, ...(keyword && { keyword }) },
    { keep: true },
  );
  return (
    <PageFrame
      title={t('title')}
      width="wide"
      actions={
        <Button component={Link} href={paths.adminContestCreate} leftSection={<Plus size={16} aria-hidden />}>
          {t('create')}
        </Button>
      }
    >
      <Panel flush>
        <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })} />
        <ContestTable rows={data?.records} fetching={isFetching} error={error} onRetry={() => void refetch()} />
      </Panel>
      <Pager
        total={data?.total ?? 0}
        page={currentPage}
        size={limit}
        onPage={(page) => void change({ currentPage: page })}
        onSize={(size) => void change({ limit: size })}
      />
    </PageFrame>
  );
}
