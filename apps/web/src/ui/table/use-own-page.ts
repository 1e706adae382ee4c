import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { useState } from 'react';
import { useCall } from '../../lib/use-call.ts';

const PER_PAGE = 10;

type RowOf<O extends AnyOp> = DataOf<O> extends { records: readonly (infer Row)[] } ? Row : never;

/** One page of a short list in a dialog or a part of a page, for `PagedTable` and its kin: which page it is stands nowhere else. */
export function useOwnPage<O extends AnyOp>(op: O, input: Omit<SentOf<O>, 'currentPage' | 'limit'>) {
  const [currentPage, setPage] = useState(1);
  const asked = { ...input, currentPage, limit: PER_PAGE } as SentOf<O>;
  const { data, error, isFetching, refetch } = useCall(op, asked, { keep: true });
  const page = data as { records: readonly RowOf<O>[]; total: number } | undefined;
  return {
    answer: { data: page, error, isFetching, refetch },
    currentPage,
    limit: PER_PAGE,
    sizes: [PER_PAGE],
    onTurn: (next: { currentPage: number } | { limit: number }) => 'currentPage' in next && setPage(next.currentPage),
  };
}
