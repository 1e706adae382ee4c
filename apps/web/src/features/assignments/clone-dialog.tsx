import { cloneAssignments } from '@assay/contract/assignments/list.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useAction } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { NumberInput } from '../../ui/fields/fields.tsx';
import { readAssignments } from './shown.ts';
import { TEXT } from './text.ts';

const HALF_YEAR = 182;

interface CloneDialogProps {
  gid: number;
  ids: readonly number[];
  opened: boolean;
  onClose: () => void;
}

/** Sets the work of a past term again (ASG-7). */
export function CloneDialog({ gid, ids, opened, onClose }: CloneDialogProps) {
  const t = useText(TEXT);
  const [days, setDays] = useState<number | string>(HALF_YEAR);
  const clone = useAction(cloneAssignments, {
    onSuccess: async ({ ids: made }) => {
      toast.success(t('cloned', { count: made.length }));
      onClose();
      await readAssignments();
    },
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={t('clone')}>
      <Text size="sm" mb="md">
        {t('cloneHint')}
      </Text>
      <NumberInput label={t('days')} min={1} max={3650} allowDecimal={false} value={days} onChange={setDays} />
      <Group justify="flex-end" mt="lg">
        <Button
          loading={clone.isPending}
          disabled={!(Number(days) >= 1)}
          onClick={() => clone.mutate({ gid, ids: [...ids], shiftDays: Number(days) })}
        >
          {t('clone')}
        </Button>
      </Group>
    </Dialog>
  );
}
