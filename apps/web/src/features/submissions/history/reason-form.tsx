import type { AnyOp, SentOf } from '@assay/contract/op.ts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { TEXT } from './text.ts';

interface ReasonDialogProps<O extends AnyOp> {
  opened: boolean;
  onClose: () => void;
  title: string;
  action: string;
  /** Whether all but the reason is given. */
  ready?: boolean;
  op: O;
  inputOf: (reason: string) => SentOf<O>;
  onDone: () => unknown;
  children: ReactNode;
}

/** A dialog about one result that does nothing without a reason, which the audit log keeps. */
export function ReasonDialog<O extends AnyOp>({ opened, onClose, title, ...form }: ReasonDialogProps<O>) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="sm">
      <ReasonForm onClose={onClose} {...form} />
    </Dialog>
  );
}

type ReasonFormProps<O extends AnyOp> = Omit<ReasonDialogProps<O>, 'opened' | 'title'>;

function ReasonForm<O extends AnyOp>({
  onClose,
  action,
  ready = true,
  op,
  inputOf,
  onDone,
  children,
}: ReasonFormProps<O>) {
  const t = useText(TEXT);
  const { form, submit, box, isSaving } = useSaveForm(op, {
    initial: { reason: '' },
    labels: { reason: t('reason') },
    checksOnLeave: false,
    inputOf: ({ reason }) => inputOf(reason.trim()),
    onSaved: onDone,
  });
  const isComplete = ready && form.values.reason.trim() !== '';
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        {children}
        <TextInput {...box('reason')} required />
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button type="submit" loading={isSaving} disabled={!isComplete}>
          {action}
        </Button>
      </Group>
    </form>
  );
}
