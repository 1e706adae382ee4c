import type { ReactNode } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { Panel } from '../panel.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { Pager } from './pager.tsx';

/** What `useCall` says of a call that answers one page of a list. */
interface PageAnswer<Row> {
  data: { records: readonly Row[]; total: number } | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'fetching' | 'error' | 'onRetry'> {
  answer: PageAnswer<Row>;
  currentPage: number;
  /** Null where the list is whole: then there are no pages to turn. */
  limit: number | null;
  /** Page sizes to choose from; those of every list unless given. */
  sizes?: readonly number[];
  onTurn: (next: { currentPage: number } | { limit: number }) => unknown;
  title?: ReactNode;
  /** What stands at the right end of the title row. */
  aside?: ReactNode;
  /** Search and filters, above the rows. */
  children?: ReactNode;
}

/** One page of a list on a panel, with the pager below it (SHELL-50). */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { answer, currentPage, limit, sizes, onTurn, title, aside, children, ...table } = props;
  const { data, error, isFetching, refetch } = answer;
  return (
    <>
      <Panel flush title={title} aside={aside}>
        {children}
        <DataTable {...table} rows={data?.records} fetching={isFetching} error={error} onRetry={() => void refetch()} />
      </Panel>
      {limit !== null && (
        <Pager
          total={data?.total ?? 0}
          page={currentPage}
          size={limit}
          {...(sizes && { sizes })}
          onPage={(page) => void onTurn({ currentPage: page })}
          onSize={(size) => void onTurn({ limit: size })}
        />
      )}
    </>
  );
}
