import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../lib/use-call.ts';
import { ErrorState } from '../error-state.tsx';
import { PageFrame } from '../page-frame.tsx';

interface ReadOnceProps<O extends AnyOp> {
  op: O;
  input: SentOf<O>;
  /** The page that changes what was read. */
  children: (stored: DataOf<O>) => ReactNode;
}

/**
 * A page on which something stored is changed. What is typed must not give way to a later answer, so each opening reads once; give it a `key`
 * of what it reads.
 */
export function ReadOnce<O extends AnyOp>({ op, input, children }: ReadOnceProps<O>) {
  const { data, error, isFetchedAfterMount, refetch } = useCall(op, input, {
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  const [opened, setOpened] = useState<{ stored: DataOf<O> } | null>(null);
  if (!opened && data !== undefined && isFetchedAfterMount) setOpened({ stored: data });
  if (opened) return children(opened.stored);
  return (
    <PageFrame>
      {error ? (
        <ErrorState ofPage error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={420} className="late" aria-hidden />
      )}
    </PageFrame>
  );
}
