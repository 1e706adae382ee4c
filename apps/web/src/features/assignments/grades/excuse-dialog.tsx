import { EXCUSE_REASON_MAX, excuseFromAssignment, getGroupGrades } from '@assay/contract/assignments/grades.ts';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { readAssignments } from '../shown.ts';
import { TEXT } from '../text.ts';
import type { ExcusedCell } from './grades-table.tsx';

/** Excuses a student from an assignment, with a reason, or not any more (ASG-21). */
export function ExcuseDialog({ cell, onClose }: { cell: ExcusedCell; onClose: () => void }) {
  const t = useText(TEXT);
  const { id, uid } = cell;
  const [reason, setReason] = useState(cell.reason ?? '');
  const save = useAction(excuseFromAssignment, {
    onSuccess: async () => {
      onClose();
      await Promise.all([refresh(getGroupGrades), readAssignments()]);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') save.mutate({ id, uid, reason });
  };
  return (
    <Dialog opened onClose={onClose} title={t('excuseOf', cell)}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Textarea
            label={t('reason')}
            description={t('excuseHint')}
            required
            maxLength={EXCUSE_REASON_MAX}
            autosize
            minRows={2}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            data-autofocus
          />
          <Group justify="flex-end">
            {cell.reason !== null && (
              <Button
                variant="default"
                loading={save.isPending && save.variables.reason === null}
                onClick={() => save.mutate({ id, uid, reason: null })}
              >
                {t('excuseBack')}
              </Button>
            )}
            <Button type="submit" disabled={reason.trim() === ''} loading={save.isPending}>
              {t('excuse')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
