import { getAssignmentWindows, setAssignmentWindow } from '@assay/contract/assignments/windows.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ClassWindows } from '../../groups/windows/class-windows.tsx';
import { TEXT as WINDOWS } from '../../groups/windows/text.ts';
import type { Progress } from '../progress.ts';
import { readAssignments } from '../shown.ts';
import { TEXT } from '../text.ts';

const WOULD_BE_LATE = 'assignment.wouldBeLate';

interface WindowsDialogProps {
  progress: Pick<Progress, 'id' | 'opensAt' | 'dueAt'>;
  onClose: () => void;
}

/** When an assignment opens and is due for each class (ASG-26). */
export function WindowsDialog({ progress: { id, opensAt, dueAt }, onClose }: WindowsDialogProps) {
  const t = useText(TEXT);
  const tWindows = useText(WINDOWS);
  const { data, error, refetch } = useCall(getAssignmentWindows, { id });
  /** What is done once it was said whose work comes late by it. */
  const [asked, setAsked] = useState<{ says: string; input: SentOf<typeof setAssignmentWindow> } | null>(null);
  const save = useAction(setAssignmentWindow, {
    call: { shows: [WOULD_BE_LATE] },
    onSuccess: async () => {
      setAsked(null);
      toast.success(tWindows('saved'));
      await Promise.all([refresh(getAssignmentWindows), readAssignments()]);
    },
    onError: (failure: ApiError, input) => {
      if (failure.code === WOULD_BE_LATE) setAsked({ says: failure.msg, input });
    },
  });
  return (
    <Dialog opened onClose={onClose} title={tWindows('classes')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={200} className="late" aria-hidden />
      ) : (
        <ClassWindows
          classes={data.map(({ label, people, opensAt: from, dueAt: until }) => ({
            ...{ label, people, window: from !== null && until !== null ? { from, until } : null },
          }))}
          everybody={{ from: opensAt, until: dueAt }}
          words={{ from: t('opensAt'), until: t('dueAt') }}
          isSaving={save.isPending}
          onSave={(label, own) => save.mutate({ id, label, window: own && { opensAt: own.from, dueAt: own.until } })}
        />
      )}
      <Confirm
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={t('sureTitle')}
        action={t('sure')}
        danger
        busy={save.isPending}
        onConfirm={() => asked && save.mutate({ ...asked.input, sure: true })}
      >
        {asked?.says}
      </Confirm>
    </Dialog>
  );
}
