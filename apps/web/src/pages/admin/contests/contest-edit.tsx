import { getAdminContest } from '@assay/contract/contests/admin.ts';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { ContestEditor } from '../../../features/contests/admin/contest-editor.tsx';
import { formOfContest, type StoredContest } from '../../../features/contests/admin/contest-form.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** A stored contest. */
export function Page() {
  const cid = useIdParam<'AdminContestEdit' | 'GroupContestEdit'>('contestID');
  return <Editing key={cid} cid={cid} />;
}

/** What is typed must not give way to a later answer, so each opening reads once. */
function Editing({ cid }: { cid: number }) {
  const { data, error, isFetchedAfterMount, refetch } = useCall(
    getAdminContest,
    { cid },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' },
  );
  const [opened, setOpened] = useState<StoredContest | null>(null);
  if (!opened && data && isFetchedAfterMount) setOpened(data);
  if (opened) return <ContestEditor start={formOfContest(opened)} stored={opened} onCreated={() => {}} />;
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
