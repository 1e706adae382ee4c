import { getTimedWorkPeople } from '@assay/contract/works/people.ts';
import { getTimedWorkWindows, setTimedWorkWindow } from '@assay/contract/works/windows.ts';
import { Skeleton } from '@mantine/core';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ClassWindows, type Window } from '../../groups/windows/class-windows.tsx';
import { TEXT } from '../../groups/windows/text.ts';

interface WindowsDialogProps {
  tid: number;
  everybody: Window;
  onClose: () => void;
}

/** When a timed work is open to each class (WORK-28). */
export function WindowsDialog({ tid, everybody, onClose }: WindowsDialogProps) {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getTimedWorkWindows, { tid });
  const save = useAction(setTimedWorkWindow, {
    onSuccess: async () => {
      toast.success(t('saved'));
      await refresh(getTimedWorkWindows, getTimedWorkPeople);
    },
  });
  return (
    <Dialog opened onClose={onClose} title={t('classes')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={200} className="late" aria-hidden />
      ) : (
        <ClassWindows
          classes={data.map(({ label, people, startTime: from, endTime: until }) => ({
            ...{ label, people, window: from !== null && until !== null ? { from, until } : null },
          }))}
          everybody={everybody}
          words={{ from: t('from'), until: t('until') }}
          isSaving={save.isPending}
          onSave={(label, own) =>
            save.mutate({ tid, label, window: own && { startTime: own.from, endTime: own.until } })
          }
        />
      )}
    </Dialog>
  );
}
