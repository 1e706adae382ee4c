import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { numberOf, type Read, useSearch } from '../../lib/search.ts';
import { useCall } from '../../lib/use-call.ts';

type Reads = Readonly<Record<string, Read<unknown>>>;

/** The part of the address that every list has. `limit` is the size of a page until the viewer chooses another. */
export const pageReads = (limit: number) => ({ currentPage: numberOf(1, 1), limit: numberOf(limit, 1) }) as const;

type RowOf<O extends AnyOp> = DataOf<O> extends { records: readonly (infer Row)[] } ? Row : never;
type Filters<R extends Reads> = { [K in keyof R]: ReturnType<R[K]> };

/**
 * One page of a list whose filters and page stand in the address. `reads` must be a constant with the fields of
 * {@link pageReads}.
 * @param inputOf what the call is asked for what the address says; the same, unless given
 * @returns `list` for `PagedTable` and its kin, the filters and their setter
 */
export function useListPage<O extends AnyOp, const R extends Reads & ReturnType<typeof pageReads>>(
  op: O,
  reads: R,
  inputOf?: (filters: Filters<R>) => SentOf<O>,
) {
  const [filters, change] = useSearch(reads);
  const asked = (inputOf ? inputOf(filters as Filters<R>) : filters) as SentOf<O>;
  const answer = useCall(op, asked, { keep: true });
  return {
    filters: filters as Filters<R>,
    change,
    list: {
      answer: {
        data: answer.data as { records: readonly RowOf<O>[]; total: number } | undefined,
        error: answer.error,
        isFetching: answer.isFetching,
        refetch: answer.refetch,
      },
      currentPage: Number(filters.currentPage),
      limit: Number(filters.limit),
      onTurn: change as (next: { currentPage: number } | { limit: number }) => unknown,
    },
  };
}

/** A list that is short enough to be read whole, as {@link useListPage} says one. */
export function useWholeList<O extends AnyOp>(op: O, input: SentOf<O>) {
  const { data, error, isFetching, refetch } = useCall(op, input);
  const records = data as DataOf<O> extends readonly (infer Row)[] ? readonly Row[] | undefined : never;
  const total = records?.length ?? 0;
  return {
    answer: { data: records && { records, total }, error, isFetching, refetch },
    currentPage: 1,
    limit: null,
    onTurn: () => {},
  };
}
