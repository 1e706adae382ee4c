import { REASON_MAX } from '@assay/contract/judging/rejudge-sets.ts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TEXT } from './text.ts';

interface ReasonDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  action: string;
  busy: boolean;
  /** Whether all but the reason is given. */
  ready?: boolean;
  onDone: (reason: string) => void;
  children: ReactNode;
}

/** A dialog about one result that does nothing without a reason, which the audit log keeps. */
export function ReasonDialog({ opened, onClose, title, ...form }: ReasonDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="sm">
      <ReasonForm onClose={onClose} {...form} />
    </Dialog>
  );
}

function ReasonForm({
  onClose,
  action,
  busy,
  ready = true,
  onDone,
  children,
}: Omit<ReasonDialogProps, 'opened' | 'title'>) {
  const t = useText(TEXT);
  const [reason, setReason] = useState('');
  const isComplete = ready && reason.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !busy) onDone(reason.trim());
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        {children}
        <TextInput
          label={t('reason')}
          required
          value={reason}
          maxLength={REASON_MAX}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button type="submit" loading={busy} disabled={!isComplete}>
          {action}
        </Button>
      </Group>
    </form>
  );
}
