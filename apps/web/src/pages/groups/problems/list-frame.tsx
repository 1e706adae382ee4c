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

interface SearchedProps {
  label: string;
  /** How many there are on all pages. */
  total: number | undefined;
  children: ReactNode;
}

/** A list with its search above and its pages below. */
export function Searched({ label, total = 0, children }: SearchedProps) {
  const [{ keyword, currentPage, limit }, change] = useSearch(FILTERS);
  return (
    <>
      <Panel flush>
        <SearchBar label={label} value={keyword} onSearch={(next) => void change({ keyword: next })} />
        {children}
      </Panel>
      <Pager
        total={total}
        page={currentPage}
        size={limit}
        onPage={(page) => void change({ currentPage: page })}
        onSize={(size) => void change({ limit: size })}
      />
    </>
  );
}
