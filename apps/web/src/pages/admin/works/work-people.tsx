import { getTimedWorkInfo } from '@assay/contract/works/list.ts';
import { Button } from '@mantine/core';
import { CalendarRange, TimerReset } from 'lucide-react';
import { useState } from 'react';
import { TEXT as WINDOWS } from '../../../features/groups/windows/text.ts';
import { WorkAdminFrame } from '../../../features/works/admin/admin-frame.tsx';
import { ExtendDialog, type Extending } from '../../../features/works/admin/extend-dialog.tsx';
import { TEXT } from '../../../features/works/admin/text.ts';
import { WorkPeople } from '../../../features/works/admin/work-people.tsx';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { lazyDialog } from '../../../ui/lazy-part.tsx';

const WindowsDialog = lazyDialog(() =>
  import('../../../features/works/admin/windows-dialog.tsx').then((module) => module.WindowsDialog),
);

const NOBODY: Extending = { username: null, until: null, extraSeconds: 0, reason: '' };

/** Who does a timed work, and who has more time for it. */
export function Page() {
  const t = useText(TEXT);
  const tid = useIdParam<'AdminTimedWorkPeople' | 'GroupTimedWorkPeople'>('timedWorkID');
  const { data, isPending } = useCall(getTimedWorkInfo, { tid });
  const tWindows = useText(WINDOWS);
  const [showsClasses, setShowsClasses] = useState(false);
  const [extending, setExtending] = useState<Extending | null>(null);
  return (
    <WorkAdminFrame
      wid={tid}
      title={data?.title ?? `#${tid}`}
      isPending={isPending}
      tab="people"
      actions={
        <>
          {data?.gid != null && (
            <Button
              variant="default"
              leftSection={<CalendarRange size={16} aria-hidden />}
              onClick={() => setShowsClasses(true)}
            >
              {tWindows('classes')}
            </Button>
          )}
          <Button leftSection={<TimerReset size={16} aria-hidden />} onClick={() => setExtending(NOBODY)}>
            {t('extend')}
          </Button>
        </>
      }
    >
      {showsClasses && data && (
        <WindowsDialog
          tid={tid}
          everybody={{ from: data.startTime, until: data.endTime }}
          onClose={() => setShowsClasses(false)}
        />
      )}

      <WorkPeople tid={tid} isExam={data?.exam != null} onExtend={setExtending} />
      <ExtendDialog tid={tid} extending={extending} onClose={() => setExtending(null)} />
    </WorkAdminFrame>
  );
}
