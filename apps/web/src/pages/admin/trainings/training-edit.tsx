import { getAdminTraining } from '@assay/contract/trainings/admin.ts';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { TrainingAdminFrame } from '../../../features/trainings/admin/admin-frame.tsx';
import { type StoredTraining, TrainingForm } from '../../../features/trainings/admin/training-form.tsx';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** A stored training. */
export function Page() {
  const tid = useIdParam<'AdminTrainingEdit' | 'GroupTrainingEdit'>('trainingID');
  return <Editing key={tid} tid={tid} />;
}

/** What is typed must not give way to a later answer, so each opening reads once. */
function Editing({ tid }: { tid: number }) {
  const { data, error, isFetchedAfterMount, refetch } = useCall(
    getAdminTraining,
    { tid },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' },
  );
  const [opened, setOpened] = useState<StoredTraining | null>(null);
  if (!opened && data && isFetchedAfterMount) setOpened(data);
  if (opened) {
    return (
      <TrainingAdminFrame tid={tid} title={opened.title} tab="edit">
        <TrainingForm stored={opened} onCreated={() => {}} />
      </TrainingAdminFrame>
    );
  }
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
