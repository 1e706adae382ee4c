import { getAdminTimedWork, openTimedWorkResults } from '@assay/contract/works/admin.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { WorkAdminFrame } from '../../../features/works/admin/admin-frame.tsx';
import { TEXT } from '../../../features/works/admin/text.ts';
import { WorkForm } from '../../../features/works/admin/work-form.tsx';
import { toast } from '../../../lib/notices.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { ReadOnce } from '../../../ui/form/read-once.tsx';

/** A stored timed work. */
export function Page() {
  const tid = useIdParam<'AdminTimedWorkEdit' | 'GroupTimedWorkEdit'>('timedWorkID');
  return (
    <ReadOnce key={tid} op={getAdminTimedWork} input={{ tid }}>
      {(stored) => (
        <WorkAdminFrame
          wid={tid}
          title={stored.title}
          tab="edit"
          actions={stored.results === 'byHand' && <ResultsButton tid={tid} isOpen={stored.resultsOpen} />}
        >
          <WorkForm stored={stored} onCreated={() => {}} />
        </WorkAdminFrame>
      )}
    </ReadOnce>
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
