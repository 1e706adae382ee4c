import type { AdminContestRow, getAdminContestList } from '@assay/contract/contests/admin.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { PagedTableProps } from '../../../ui/table/paged-table.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { ContestTable } from './contest-table.tsx';
import { TEXT } from './text.ts';

const FILTERS = { keyword: textOf(), currentPage: numberOf(1, 1), limit: numberOf(10, 1) } as const;

interface ManagedContestsProps {
  /** A page of the contests, hidden ones too: those of the site, or of one group. */
  useContests: (asked: SentOf<typeof getAdminContestList>) => PagedTableProps<AdminContestRow>['answer'];
}

/** Contests with what those who run them may do with each. */
export function ManagedContests({ useContests }: ManagedContestsProps) {
  const t = useText(TEXT);
  const [{ keyword, currentPage, limit }, change] = useSearch(FILTERS);
  const answer = useContests({ currentPage, limit, ...(keyword && { keyword }) });
  return (
    <ContestTable
      answer={answer}
      currentPage={currentPage}
      limit={limit}
      onTurn={change}
      empty={<EmptyState text={t(keyword === '' ? 'none' : 'nothingFound')} />}
    >
      <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })} />
    </ContestTable>
  );
}
