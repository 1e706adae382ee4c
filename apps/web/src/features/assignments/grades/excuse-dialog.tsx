import { excuseFromAssignment, getGroupGrades } from '@assay/contract/assignments/grades.ts';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { readAssignments } from '../shown.ts';
import { TEXT } from '../text.ts';
import type { ExcusedCell } from './grades-table.tsx';

/** Excuses a student from an assignment, with a reason, or not any more (ASG-21). */
export function ExcuseDialog({ cell, onClose }: { cell: ExcusedCell; onClose: () => void }) {
  const t = useText(TEXT);
  const { id, uid } = cell;
  const done = async () => {
    onClose();
    await Promise.all([refresh(getGroupGrades), readAssignments()]);
  };
  const { submit, box, isSaving } = useSaveForm(excuseFromAssignment, {
    initial: { reason: cell.reason ?? '' },
    labels: { reason: t('reason') },
    inputOf: ({ reason }) => ({ id, uid, reason }),
    onSaved: done,
  });
  const takeBack = useAction(excuseFromAssignment, { onSuccess: done });
  return (
    <Dialog opened onClose={onClose} title={t('excuseOf', cell)}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <Textarea {...box('reason')} description={t('excuseHint')} required autosize minRows={2} data-autofocus />
          <Group justify="flex-end">
            {cell.reason !== null && (
              <Button
                variant="default"
                loading={takeBack.isPending}
                onClick={() => takeBack.mutate({ id, uid, reason: null })}
              >
                {t('excuseBack')}
              </Button>
            )}
            <Button type="submit" loading={isSaving}>
              {t('excuse')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
