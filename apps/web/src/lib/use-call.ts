import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import {
  keepPreviousData,
  QueryClient,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { type ApiError, isApiError } from './api-error.ts';
import { type CallOptions, call } from './call.ts';

/** Reads are retried once, and only when no answer came; a refusal stays a refusal. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      refetchOnWindowFocus: false,
      // without a network, too: a call may have something that was kept, and says what it has not
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && isApiError(error) && error.status === 0,
    },
    // what was sent, passwords too, and what came back is not kept once nobody shows it
    mutations: { networkMode: 'always', gcTime: 0 },
  },
});

type QueryExtras<O extends AnyOp, T> = Omit<UseQueryOptions<DataOf<O>, ApiError, T>, 'queryKey' | 'queryFn'> & {
  /** Keeps showing the old answer while the input changes. */
  keep?: boolean;
  call?: CallOptions;
};

export const keyOf = <O extends AnyOp>(op: O, input?: SentOf<O>) =>
  input === undefined ? [op.name] : [op.name, input];

/** Reads through a call: `useCall(getProblemList, { currentPage: 1 })`. */
export function useCall<O extends AnyOp, T = DataOf<O>>(op: O, input: SentOf<O>, extras: QueryExtras<O, T> = {}) {
  const { keep, call: options, ...query } = extras;
  return useQuery<DataOf<O>, ApiError, T>({
    // What is asked now and then is asked when the tab comes back: out of sight it neither asks nor hears anything.
    refetchOnWindowFocus: query.refetchInterval !== undefined && query.refetchInterval !== false,
    ...query,
    queryKey: keyOf(op, input),
    queryFn: ({ signal }) => call(op, input, { ...options, signal }),
    ...(keep ? { placeholderData: keepPreviousData as never } : {}),
  });
}

type ActionExtras<O extends AnyOp> = Omit<UseMutationOptions<DataOf<O>, ApiError, SentOf<O>>, 'mutationFn'> & {
  call?: CallOptions;
};

/** Changes something through a call: `const save = useAction(changeTheme)`, then `save.mutate({ … })`. */
export function useAction<O extends AnyOp>(op: O, extras: ActionExtras<O> = {}) {
  const { call: options, ...mutation } = extras;
  return useMutation<DataOf<O>, ApiError, SentOf<O>>({
    ...mutation,
    mutationFn: (input) => call(op, input, options),
  });
}

/** Marks everything read through these calls as old, so that visible pages read it again. */
export const refresh = (...ops: readonly AnyOp[]) =>
  Promise.all(ops.map((op) => queryClient.invalidateQueries({ queryKey: keyOf(op) })));
