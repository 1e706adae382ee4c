import { getAdminTimedWork, openTimedWorkResults } from '@assay/contract/works/admin.ts';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { WorkAdminFrame } from '../../../features/works/admin/admin-frame.tsx';
import { TEXT } from '../../../features/works/admin/text.ts';
import type { StoredWork } from '../../../features/works/admin/use-work-form.ts';
import { WorkForm } from '../../../features/works/admin/work-form.tsx';
import { toast } from '../../../lib/notices.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** A stored timed work. */
export function Page() {
  const tid = useIdParam<'AdminTimedWorkEdit' | 'GroupTimedWorkEdit'>('timedWorkID');
  return <Editing key={tid} tid={tid} />;
}

/** What is typed must not give way to a later answer, so each opening reads once. */
function Editing({ tid }: { tid: number }) {
  const { data, error, isFetchedAfterMount, refetch } = useCall(
    getAdminTimedWork,
    { tid },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' },
  );
  const [opened, setOpened] = useState<StoredWork | null>(null);
  if (!opened && data && isFetchedAfterMount) setOpened(data);
  if (opened) {
    return (
      <WorkAdminFrame
        wid={tid}
        title={opened.title}
        tab="edit"
        actions={opened.results === 'byHand' && <ResultsButton tid={tid} isOpen={opened.resultsOpen} />}
      >
        <WorkForm stored={opened} onCreated={() => {}} />
      </WorkAdminFrame>
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

/** Shows the results of a work whose results are shown by hand, or hides them again (WORK-9). */
function ResultsButton({ tid, isOpen }: { tid: number; isOpen: boolean }) {
  const t = useText(TEXT);
  const [shown, setShown] = useState(isOpen);
  const change = useAction(openTimedWorkResults, {
    onSuccess: (_, { open }) => {
      setShown(open === true);
      toast.success(t(open === true ? 'resultsShown' : 'resultsHidden'));
    },
  });
  return (
    <Button variant="default" loading={change.isPending} onClick={() => change.mutate({ tid, open: !shown })}>
      {t(shown ? 'hideResults' : 'showResults')}
    </Button>
  );
}
