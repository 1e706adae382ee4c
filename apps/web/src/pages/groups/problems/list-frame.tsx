import { GROUP_PROBLEM_PAGE_SIZE } from '@assay/contract/groups/problems.ts';
import type { ReactNode } from 'react';
import { idsOf, numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';

/** What the address says of the problems of a group, as members and as its admins see them. */
export const FILTERS = {
  keyword: textOf(),
  tagId: idsOf,
  currentPage: numberOf(1, 1),
  limit: numberOf(GROUP_PROBLEM_PAGE_SIZE, 1),
} as const;

/** A list with its search above. */
export function Searched({ label, children }: { label: string; children: ReactNode }) {
  const [{ keyword }, change] = useSearch(FILTERS);
  return (
    <Panel flush>
      <SearchBar label={label} value={keyword} onSearch={(next) => void change({ keyword: next })} />
      {children}
    </Panel>
  );
}

export function Paging({ total = 0 }: { total: number | undefined }) {
  const [{ currentPage, limit }, change] = useSearch(FILTERS);
  return (
    <Pager
      total={total}
      page={currentPage}
      size={limit}
      onPage={(page) => void change({ currentPage: page })}
      onSize={(size) => void change({ limit: size })}
    />
  );
}
