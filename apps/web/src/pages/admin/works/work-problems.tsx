import { getTimedWorkInfo } from '@assay/contract/works/list.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AddProblems } from '../../../features/works/admin/add-problems.tsx';
import { WorkAdminFrame } from '../../../features/works/admin/admin-frame.tsx';
import { TEXT } from '../../../features/works/admin/text.ts';
import { WorkProblemTable } from '../../../features/works/admin/work-problem-table.tsx';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Panel } from '../../../ui/panel.tsx';

/** The problems of a timed work. */
export function Page() {
  const t = useText(TEXT);
  const tid = useIdParam<'AdminTimedWorkProblems' | 'GroupTimedWorkProblems'>('timedWorkID');
  const { data, isPending } = useCall(getTimedWorkInfo, { tid });
  const [adds, setAdds] = useState(false);
  return (
    <WorkAdminFrame
      wid={tid}
      title={data?.title ?? `#${tid}`}
      isPending={isPending}
      tab="problems"
      actions={
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdds(true)}>
          {t('addProblems')}
        </Button>
      }
    >
      <Panel flush>
        <WorkProblemTable key={tid} tid={tid} />
      </Panel>
      <AddProblems tid={tid} opened={adds} onClose={() => setAdds(false)} />
    </WorkAdminFrame>
  );
}
