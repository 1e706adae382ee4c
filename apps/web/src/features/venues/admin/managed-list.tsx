import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable, type PagedTableProps } from '../../../ui/table/paged-table.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import type { ManagedRow } from './managed-columns.tsx';

const FILTERS = { keyword: textOf(), currentPage: numberOf(1, 1), limit: numberOf(10, 1) } as const;

/** One page of the rows, hidden ones too: those of the site, or of one group. */
export type UseManaged<R> = (asked: {
  currentPage: number;
  limit: number;
  keyword?: string;
}) => PagedTableProps<R>['answer'];

interface ManagedListProps<R> {
  useRows: UseManaged<R>;
  columns: readonly Column<R>[];
  words: { title: string; search: string; none: string; nothingFound: string };
}

/** The list of contests, trainings or works as those see them who run them; what is searched for and the page stand in the address. */
export function ManagedList<R extends ManagedRow>({ useRows, columns, words }: ManagedListProps<R>) {
  const [{ keyword, currentPage, limit }, change] = useSearch(FILTERS);
  const answer = useRows({ currentPage, limit, ...(keyword && { keyword }) });
  return (
    <PagedTable
      label={words.title}
      columns={columns}
      rowKey={({ id }) => id}
      stacks
      answer={answer}
      currentPage={currentPage}
      limit={limit}
      onTurn={change}
      empty={<EmptyState text={keyword === '' ? words.none : words.nothingFound} />}
    >
      <SearchBar label={words.search} value={keyword} onSearch={(next) => void change({ keyword: next })} />
    </PagedTable>
  );
}
