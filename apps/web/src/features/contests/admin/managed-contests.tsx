import type { getAdminContestList } from '@assay/contract/contests/admin.ts';
import type { DataOf, SentOf } from '@assay/contract/op.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { ContestTable } from './contest-table.tsx';
import { TEXT } from './text.ts';

const FILTERS = { keyword: textOf(), currentPage: numberOf(1, 1), limit: numberOf(10, 1) } as const;

interface ManagedContestsProps {
  /** A page of the contests, hidden ones too: those of the site, or of one group. */
  useContests: (asked: SentOf<typeof getAdminContestList>) => {
    data: DataOf<typeof getAdminContestList> | undefined;
    error: ApiError | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** Contests with what those who run them may do with each. */
export function ManagedContests({ useContests }: ManagedContestsProps) {
  const t = useText(TEXT);
  const [{ keyword, currentPage, limit }, change] = useSearch(FILTERS);
  const { data, error, isFetching, refetch } = useContests({ currentPage, limit, ...(keyword && { keyword }) });
  return (
    <>
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
    </>
  );
}
